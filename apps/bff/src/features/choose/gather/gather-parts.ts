import {
  type AgeBands,
  ageBandsTogether,
  type CartLine,
  checkPackageExtras,
  checkPeople,
  choiceIssues,
  type ChoiceIssues,
  type DraftPart,
  type ErrorCode,
  type ExtrasProblem,
  extrasWithin,
  isFetched,
  monthOf,
  type PackageDraft,
  packageExtras,
  packagePartOf,
  type PackageProblem,
  packageProblems,
  type Pickup,
  type Product,
  productOf,
  wantedOf,
  withOwnPlaces,
} from '@shop/domain';
import type { CalendarDay, CatalogueGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { askCalendar, type TicketCalendar } from './ask-calendar.js';
import { askPickups } from './ask-pickups.js';

/** One park of the draft, with its own issues and its conflict with another part. */
export interface PartFacts {
  readonly part: DraftPart;
  readonly product: Product;
  readonly issues: ChoiceIssues;
  readonly collision: Extract<PackageProblem, { at: number }> | undefined;
}

export interface PartRide {
  readonly slug: string;
  readonly places: readonly Pickup[];
}

interface DayReply {
  readonly calendarDay: CalendarDay | undefined;
  readonly isUnknown: boolean;
}

/** What the backend says of the parts' days. */
export interface PartsDays {
  readonly days: readonly DayReply[];
  /** Calendar of the open slot; absent while no park is chosen. */
  readonly calendar: TicketCalendar | undefined;
}

export interface CheckedParts {
  readonly draft: PackageDraft;
  readonly parts: readonly PartFacts[];
  readonly problems: readonly PackageProblem[];
  readonly bands: AgeBands;
  readonly peopleProblem: ErrorCode | undefined;
  readonly extrasProblem: ExtrasProblem | undefined;
}

/** The days of all parts and the calendar of the open one. Places of the `own` lines count as free. */
export async function askParts(
  catalogue: CatalogueGateway,
  { parts, slot, month }: PackageDraft,
  question: PageQuestion,
  own: readonly CartLine[] = [],
): Promise<PartsDays> {
  const heldFor = (slug: string) => own.find((line) => line.slug === slug);
  const open = parts[slot];
  const day = open?.day ?? parts.find((one) => one.day)?.day;
  const [days, calendar] = await Promise.all([
    Promise.all(parts.map((part) => loadPartDay(catalogue, part, question, heldFor(part.slug)))),
    open &&
      askCalendar(catalogue, { slug: open.slug, month, day, own: heldFor(open.slug) }, question),
  ]);
  return { days, calendar };
}

async function loadPartDay(
  catalogue: CatalogueGateway,
  { slug, day }: DraftPart,
  { visitor }: PageQuestion,
  own: CartLine | undefined,
): Promise<DayReply> {
  if (!day) return { calendarDay: undefined, isUnknown: true };
  const reply = await catalogue.calendar(slug, monthOf(day), visitor.currency);
  const calendarDay = valueOr(reply, []).find((one) => one.day === day);
  return {
    calendarDay: calendarDay && withOwnPlaces(calendarDay, own),
    isUnknown: reply.kind !== 'ok',
  };
}

/** Checks each part against its day and the others, and people and extras against all parks. */
export function checkParts(
  draft: PackageDraft,
  catalogue: readonly Product[],
  { days }: Pick<PartsDays, 'days'>,
  now: Date,
  hasStay = draft.stay !== undefined,
): CheckedParts {
  const chosen = draft.parts.flatMap((part, index) => {
    const product = productOf(catalogue, part.slug);
    return product ? [{ part, product, day: days[index] }] : [];
  });
  const keys = chosen.map(({ part, product }) => packagePartOf(product, part));
  const problems = packageProblems(keys, hasStay);
  const parts = chosen.map(({ part, product, day }, at) => {
    const extras = extrasWithin(draft.extras, product);
    const { calendarDay, isUnknown = true } = day ?? {};
    return {
      part,
      product,
      issues: choiceIssues(wantedOf({ ...part, people: draft.people, extras }), product, {
        now,
        calendarDay,
        isUnknown,
      }),
      collision: problems.find((one) => 'at' in one && one.at === at) as PartFacts['collision'], // as: the kinds with an index
    };
  });
  const products = parts.map(({ product }) => product);
  const bands = ageBandsTogether(products.map(({ businessUnitCode }) => businessUnitCode));
  const peopleProblem = draft.isPeopleOdd ? 'peopleOdd' : checkPeople(draft.people, bands);
  const extrasProblem = extrasProblemOf(draft, products);
  return { draft, parts, problems, bands, peopleProblem, extrasProblem };
}

/** A part that can be bought as it is. */
export const isWhole = ({ issues, collision }: PartFacts): boolean =>
  !collision && !issues.day && !issues.time && !issues.component;

export const canPrice = ({ parts, peopleProblem, extrasProblem }: CheckedParts): boolean =>
  !peopleProblem && !extrasProblem && parts.some(isWhole);

/** An extra that no park offers any more is hidden and no problem. */
function extrasProblemOf({ extras }: PackageDraft, products: readonly Product[]) {
  const offered = packageExtras(products);
  return checkPackageExtras(
    extras.filter((extra) => offered.includes(extra)),
    products,
  );
}

export const loadPickups = (
  catalogue: CatalogueGateway,
  { draft: { extras }, parts }: CheckedParts,
): Promise<readonly PartRide[]> =>
  Promise.all(
    parts
      .filter(({ product }) => isFetched(extrasWithin(extras, product)))
      .map(async ({ part, product }) => ({
        slug: product.slug,
        places: await askPickups(catalogue, product, { ...part, extras }),
      })),
  );

/** The quote of the complete parts. */
export function quoteParts(
  catalogue: CatalogueGateway,
  { draft: { people, extras }, parts }: CheckedParts,
  { visitor, own }: PageQuestion,
  code?: string,
) {
  const whole = parts.filter(isWhole).flatMap(({ part, product }) => {
    const { slug, day, components } = part;
    const time = product.schedule.type === 'START_TIME' ? part.time : undefined;
    return day ? [{ slug, day, time, components }] : [];
  });
  const promo = code === undefined ? undefined : { code, session: own.cartSession };
  const { currency } = visitor;
  return catalogue.quotePackage({ parts: whole, people, extras, currency, promo });
}
