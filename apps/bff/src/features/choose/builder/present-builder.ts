import { Inject, Injectable } from '@nestjs/common';
import {
  countPeople,
  type Extra,
  hasTiers,
  type Language,
  maxPeople,
  type PackageDraft,
  packageDraftQuery,
  packageExtras,
  percentOff,
  sum,
  tiers,
  unitTypes,
} from '@shop/domain';
import { ContentSource, HotelsContent, Ids, OffersContent } from '@shop/ports/backends';
import { builderScreen, type BuilderView } from '@shop/ports/screens';
import { LinePresenter } from '../../../presenters/present-line.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { presentOfferPage } from '../../../screen/present-offer-page.js';
import { type PageQuestion, type Shown, shown } from '../../../screen/screen-handler.js';
import { unitFields } from '../buy/present-choices.js';
import { presentExtraCards } from '../extras/present-extra-cards.js';
import type { BuilderFacts } from './builder-facts.js';
import { presentCode } from './present-code.js';
import { presentMeter } from './present-meter.js';
import { amountsOf } from './present-package-summary.js';
import { presentSummary } from './present-nights.js';
import { presentPanel } from './present-panel.js';
import { presentPlan } from './present-plan.js';
import { promisesOfDraft } from './promises-of-draft.js';
import { presentSlots } from './present-slots.js';
import { draftHref } from './draft-links.js';

@Injectable()
export class BuilderPresenter {
  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(OffersContent) private readonly offers: OffersContent,
    private readonly lines: LinePresenter,
    @Inject(HotelsContent) private readonly hotels: HotelsContent,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  present(facts: BuilderFacts, question: PageQuestion): Shown {
    const { content, offers, lines, hotels } = this;
    const { language } = question.visitor;
    const { title, lead, around } = presentOfferPage('builder', offers, language);
    const { draft } = facts;
    const packages = presentOfferPage('packages', offers, language);
    const promo = presentCode(facts, withoutCode(facts, question), {
      language,
      today: facts.today,
      offers,
    });
    const view: BuilderView = {
      title,
      lead,
      slots: presentSlots(facts, question, content),
      meter: hasTiers(facts.catalogue) ? presentMeter(facts, question) : undefined,
      rules,
      flagship: flagshipOf(facts, language, content),
      panel: presentPanel(facts, question, content),
      people: presentParty(facts),
      maxPeople,
      ...presentAddOns(facts, question, content),
      summary: presentSummary(facts, question, { content, lines, hotels }),
      promo,
      plan: presentPlan(facts, question, content),
      guarantees: promisesOfDraft(facts),
      fields: draftFields(draft, promo?.typed),
      editing: draft.editing,
      packages: { name: packages.title, href: packages.href },
      attempt: this.ids.next(),
      problems: presentProblems(facts, question),
    };
    return shown(builderScreen, view, {
      ...around,
      breadcrumb: [{ name: packages.title, href: packages.href }, ...around.breadcrumb],
      section: 'packages',
    });
  }
}

const presentProblems = (
  { peopleProblem, extrasProblem }: BuilderFacts,
  { problems, visitor: { language } }: PageQuestion,
): BuilderView['problems'] => [
  ...problems,
  ...[peopleProblem, extrasProblem].flatMap((one) => (one ? [presentProblem(one, language)] : [])),
];

const rules: BuilderView['rules'] = {
  comboFrom: tiers.combo.from,
  comboPercent: tiers.combo.percent,
  earlyFrom: tiers.advance.from,
  childPercent: percentOff('child'),
};

function flagshipOf({ parts }: BuilderFacts, language: Language, content: ContentSource) {
  const slug = parts.find(({ product }) => product.notDiscount === true)?.product.slug;
  return slug && content.place(slug, language)?.name;
}

/** Hidden fields of the draft. People, extras and a rejected code have visible fields. */
export const draftFields = (draft: PackageDraft, typed?: string): BuilderView['fields'] =>
  [...packageDraftQuery({ ...draft, people: noPeople, extras: [] })]
    .filter(([name]) => name !== 'adults' && !(name === 'code' && typed))
    .map(([name, value]) => ({ name, value }));

const withoutCode = ({ draft }: BuilderFacts, question: PageQuestion): string =>
  `${draftHref({ ...draft, promoCode: undefined, coupon: undefined }, question)}#summary`;

const noPeople = { ADULT: 0, CHILD: 0, INFANT: 0 };

/** One row per age group. A group that a park does not admit shows 0 and a note. */
export const presentParty = ({
  bands,
  draft: { people },
}: Pick<BuilderFacts, 'bands' | 'draft'>): BuilderView['people'] =>
  unitTypes.map((unit) => {
    const band = bands[unit];
    const free = maxPeople - countPeople(people) + people[unit];
    return {
      unit,
      field: unitFields[unit],
      quantity: people[unit],
      max: band ? Math.max(0, free) : 0,
      ageFrom: band?.from ?? 0,
      ageTo: band ? band.to : (bands.CHILD?.from ?? 1) - 1,
      isAdmitted: band !== undefined,
    };
  });

export function presentAddOns(
  {
    parts,
    draft,
    quote,
    rides,
    inCart,
  }: Pick<BuilderFacts, 'parts' | 'draft' | 'quote' | 'rides' | 'inCart'>,
  { visitor: { language } }: Pick<PageQuestion, 'visitor'>,
  content: ContentSource,
): Pick<BuilderView, 'extras' | 'pickup'> {
  const sold = quote?.kind === 'ok' ? quote.answer : undefined;
  const nameOf = (slug: string) => content.place(slug, language)?.name ?? slug;
  const priced = (extra: Extra) => {
    const amounts = sold ? amountsOf(sold.parts, extra) : [];
    const amount =
      sold && amounts.length > 0
        ? presentMoney(sum(amounts, sold.total.currency), language)
        : undefined;
    return { amount };
  };
  const step = {
    offered: packageExtras(parts.map(({ product }) => product)),
    chosen: draft,
    inCart,
    rides: rides.map(({ slug, places }) => ({ name: nameOf(slug), places })),
  };
  return presentExtraCards(step, priced, content, language);
}
