import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  type CartLine,
  type CartPackage,
  isSameParty,
  isSameTicket,
  type PackageDraft,
  parkDayAt,
  productOf,
  readPackageDraft,
  saleHorizonDays,
  staysOf,
  withOwnPlaces,
} from '@shop/domain';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import type { CartEditView } from '@shop/ports/screens';
import { loadPickups } from '../builder/load-pickups.js';
import { askDraftCalendar, askPartDay } from '../builder/ask-draft.js';
import {
  checkDraftParts,
  extrasProblemOf,
  isWhole,
  type OpenCalendar,
  peopleOf,
  type ToldDay,
} from '../builder/builder-facts.js';
import { quoteDraft } from '../builder/price-draft.js';
import { daysBeside, type EditFrame, type EditQuestion, monthsIn } from './edit-question.js';
import { type PackageFacts, presentPackageEdit } from './present-package-edit.js';

@Injectable()
export class EditPackage {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async of(one: CartPackage, asked: EditQuestion, frame: EditFrame): Promise<CartEditView> {
    return presentPackageEdit(await this.gather(one, asked), asked, frame, this.content);
  }

  private async gather(one: CartPackage, asked: EditQuestion): Promise<PackageFacts> {
    const { cart, catalogue, question } = asked;
    const own = cart.lines.filter(({ packageId }) => packageId === one.id);
    const draft = draftIn(question.query, one, own, asked);
    const [told, calendar] = await Promise.all([
      Promise.all(draft.parts.map((part) => askPartDay(this.catalogue, part, question))),
      askDraftCalendar(this.catalogue, draft, monthsIn(question), question),
    ]);
    const heldBy = (slug: string) => own.find((line) => line.slug === slug);
    const seen = told.map((day, at) => freedFor(day, heldBy(draft.parts[at]?.slug ?? '')));
    const hasStay = staysOf(cart).some(({ packageId }) => packageId === one.id);
    const checked = checkDraftParts(draft, catalogue, seen, question.now, hasStay);
    const products = checked.parts.map(({ product }) => product);
    const party = peopleOf(draft, products);
    const extrasProblem = extrasProblemOf(draft, products);
    const found = { ...checked, draft };
    const canPrice = !party.peopleProblem && !extrasProblem && checked.parts.some(isWhole);
    const [rides, quote] = await Promise.all([
      loadPickups(this.catalogue, draft, checked.parts),
      canPrice
        ? quoteDraft({ ...found, promoCode: undefined }, this.catalogue, question)
        : undefined,
    ]);
    const today = parkDayAt(question.now);
    return {
      ...found,
      ...party,
      extrasProblem,
      rides,
      quote,
      today,
      calendar: calendar && ownIn(calendar, heldBy(draft.parts[draft.slot]?.slug ?? '')),
      inCart: one.extras,
      isChanged: !isSameParty(one, draft) || !isSameDraft(own, draft.parts),
      beside: daysBeside(asked, ({ packageId }) => packageId === one.id, this.content),
      lastDay: addDays(today, saleHorizonDays),
    };
  }
}

/** The submitted package, or the cart's own without parks that are no longer sold. */
function draftIn(
  query: URLSearchParams,
  { id, people, extras, pickup }: CartPackage,
  own: readonly CartLine[],
  { catalogue }: EditQuestion,
): PackageDraft {
  const sent = query.has('part') ? readPackageDraft(query) : undefined;
  const read = sent ?? {
    parts: own,
    slot: 0,
    people,
    extras,
    pickup,
    editing: id,
    month: undefined,
    isPeopleOdd: false,
  };
  const parts = read.parts.filter(({ slug }) => productOf(catalogue, slug) !== undefined);
  return {
    ...read,
    parts,
    slot: Math.max(0, Math.min(read.slot, parts.length - 1)),
    singleTickets: [],
  };
}

/** Whether nothing changed. Dropping a park that is no longer sold is a change. */
const isSameDraft = (own: readonly CartLine[], parts: PackageDraft['parts']): boolean =>
  own.length === parts.length &&
  own.every((line) => parts.some((part) => isSameTicket(line, part)));

const freedFor = ({ told, isUnknown }: ToldDay, held: CartLine | undefined): ToldDay => ({
  told: told && held ? withOwnPlaces(told, held) : told,
  isUnknown,
});

const ownIn = (calendar: OpenCalendar, held: CartLine | undefined): OpenCalendar => ({
  ...calendar,
  days: new Map(
    [...calendar.days].map(([day, told]) => [day, held ? withOwnPlaces(told, held) : told]),
  ),
});
