import {
  couponErrorOf,
  type CouponLine,
  type ErrorCode,
  type Language,
  type Money,
  type PackageDraft,
  type ParkDay,
  type Promo,
} from '@shop/domain';
import type { OffersContent, PackageQuote } from '@shop/ports/backends';
import type { BuilderView } from '@shop/ports/screens';
import { couponMark } from '../promo/coupon-mark.js';
import { presentPromo, problemOfCode, titleOf, writeReason } from '../promo/present-promo.js';
import type { DraftPromoCode } from '../promo/draft-code.js';
import { isWhole } from '../gather/gather-parts.js';
import type { BuilderFacts } from './builder-facts.js';

type CodeStatus =
  | { readonly kind: 'taken'; readonly promo: Promo }
  /** Nothing is priced yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly why: ErrorCode; readonly missing: Money | undefined };

function codeStatus({ code }: DraftPromoCode, quote: BuilderFacts['quote']): CodeStatus {
  const refused = (why: ErrorCode, missing?: Money) => ({ kind: 'refused', why, missing }) as const;
  if (!code) return refused('promoUnknown');
  if (quote?.kind !== 'ok') return { kind: 'waiting' };
  const { promo } = quote.answer;
  if (!promo) return refused('noPromos');
  if (!promo.refusal) return { kind: 'taken', promo };
  const { reason, missing, isTooFast } = promo.refusal;
  if (isTooFast) return refused('tooFast');
  return refused(reason ? couponErrorOf[reason] : 'promoCode', missing);
}

/** The draft for links: a visitor's own coupon becomes a mark, so no link shares the code. */
export function withCode(
  { promoCode: _, coupon: __, ...draft }: PackageDraft,
  { promoCode: chosen, coupons }: Pick<BuilderFacts, 'promoCode' | 'coupons'>,
  quote: BuilderFacts['quote'],
): PackageDraft {
  if (!chosen || chosen.isOfCart) return draft;
  const { code, typed } = chosen;
  const isRefused = codeStatus(chosen, quote).kind === 'refused';
  if (code && coupons.some((one) => one.code === code) && !(typed && isRefused))
    return { ...draft, coupon: couponMark(code) };
  return { ...draft, promoCode: typed };
}

const waitingTexts = {
  es: 'Se aplica en cuanto una entrada tenga su día.',
  en: 'It applies as soon as a ticket has its day.',
  pt: 'Vale assim que um ingresso tiver seu dia.',
} as const satisfies Record<Language, string>;

interface CodeTexts {
  readonly language: Language;
  readonly today: ParkDay;
  readonly offers: OffersContent;
}

/** The draft's code and its effect, or the field for one; `undefined` if nothing is to pay. */
export function presentCode(
  { promoCode: chosen, coupons, quote, parts }: BuilderFacts,
  drop: string,
  { language, today, offers }: CodeTexts,
): BuilderView['promo'] {
  const sold = quote?.kind === 'ok' ? quote.answer : undefined;
  if (!chosen && !sold) return undefined;
  const status = chosen && codeStatus(chosen, quote);
  const refused = status?.kind === 'refused' ? status : undefined;
  const typed = refused && chosen?.typed;
  const code = typed === undefined ? chosen?.code : undefined;
  const title = titleOf(code, coupons) ?? sold?.promo?.title;
  const { taken, ...view } = presentPromo(
    {
      currency: sold?.total.currency ?? 'MXN',
      lines: sold ? linesOf(sold.parts, parts) : [],
      promo: code === undefined ? undefined : { code, title },
    },
    {
      language,
      today,
      offers,
      coupons: sold ? coupons : [],
      typed: typed ?? '',
      problem:
        refused && typed !== undefined
          ? problemOfCode(refused.why, language, refused.missing)
          : undefined,
    },
  );
  return {
    ...view,
    taken: taken && { ...taken, reason: whyNot(status, language) },
    drop: taken && !chosen?.isOfCart ? drop : undefined,
  };
}

function whyNot(status: CodeStatus | undefined, language: Language): string | undefined {
  if (status?.kind === 'waiting') return waitingTexts[language];
  if (status?.kind !== 'refused') return undefined;
  return writeReason(status.why, language, status.missing);
}

const linesOf = (
  sold: PackageQuote['parts'],
  parts: BuilderFacts['parts'],
): readonly CouponLine[] =>
  parts.filter(isWhole).flatMap(({ product: { slug, variantOf } }, at) => {
    const units = sold[at]?.units;
    return units ? [{ id: String(at), slug, parent: variantOf, units }] : [];
  });
