import {
  add,
  hasRoomForNights,
  nightsAround,
  type PackageDraft,
  packageDraftQuery,
  packagePartOf,
  parkDayAt,
  writeDayOfMonth,
} from '@shop/domain';
import type { ContentSource, HotelsContent } from '@shop/ports/backends';
import type { BuilderView } from '@shop/ports/screens';
import type { LinePresenter } from '../../../presenters/present-line.js';
import { presentMoney, presentOffer } from '../../../presenters/present-money.js';
import { nightsAddress } from '../../../presenters/stay-address.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { isWhole } from '../gather/gather-parts.js';
import type { BuilderFacts } from './builder-facts.js';
import { presentPackageSummary } from './present-package-summary.js';
import { draftHref } from './draft-links.js';

type Summary = BuilderView['summary'];

export function nightsOfDraft(
  draft: PackageDraft,
  { visitor: { language }, now }: PageQuestion,
): string {
  const days = draft.parts.flatMap(({ day }) => day ?? []);
  const plan = packageDraftQuery({ ...draft, stay: undefined }).toString();
  const way = draft.editing ? { package: draft.editing } : { plan };
  return nightsAddress({ days, people: draft.people }, way, language, parkDayAt(now));
}

export const presentSummary = (
  facts: BuilderFacts,
  question: PageQuestion,
  { content, lines, hotels }: SummaryTexts,
): Summary =>
  withNights(presentPackageSummary(facts, question, content, lines), facts, { question, hotels });

interface SummaryTexts {
  readonly content: ContentSource;
  readonly lines: LinePresenter;
  readonly hotels: HotelsContent;
}

function withNights(
  summary: Summary,
  facts: BuilderFacts,
  { question, hotels }: { readonly question: PageQuestion; readonly hotels: HotelsContent },
): Summary {
  const { nights, draft, quote } = facts;
  if (!nights) return canAddNights(facts, question.now) ? { ...summary, nights: 'open' } : summary;
  const { language } = question.visitor;
  const { booking, amount } = nights;
  const sold = quote?.kind === 'ok' ? quote.answer : undefined;
  const isOne = sold?.total.currency === amount.currency;
  const drop = draftHref({ ...draft, stay: undefined }, question);
  return {
    ...summary,
    nights: {
      hotel: hotels.hotel(booking.hotel, language).name,
      when: [booking.checkIn, booking.checkOut]
        .map((day) => writeDayOfMonth(day, language))
        .join(' – '),
      amount: presentMoney(amount, language),
      drop: draft.editing ? undefined : drop,
    },
    total:
      sold && isOne
        ? presentOffer(add(sold.original, booking.original), add(sold.total, amount), language)
        : summary.total,
  };
}

/** Whether the draft is a package with room for one more product. */
function canAddNights({ parts }: BuilderFacts, now: Date): boolean {
  const days = parts.flatMap(({ part }) => part.day ?? []);
  return (
    parts.length >= 2 &&
    parts.every(isWhole) &&
    hasRoomForNights(parts.map(({ product, part }) => packagePartOf(product, part))) &&
    nightsAround(days, parkDayAt(now)) !== undefined
  );
}
