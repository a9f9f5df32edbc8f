import {
  type ActingRule,
  isTier,
  type Language,
  nearestChanges,
  type ParkDay,
  percentOf,
  type TierChange,
  type TierQuestion,
  tiers,
  type UnitType,
  writeShortDate,
} from '@shop/domain';
import type { RuleView, SkippedView } from '@shop/ports/screens';

export interface EditLinks {
  /** Days to which it can move: open, with enough places, not used by another ticket. */
  readonly days: readonly ParkDay[];
  onDay(day: ParkDay): string;
  /** Adds the parks that the combo needs; `undefined` if they are unavailable. */
  readonly parks?: { readonly href: string; readonly text: string } | undefined;
  /** Adds a first child; `undefined` if no place is left. */
  readonly child?: string | undefined;
}

/** Rules that did not apply, with reasons and actions (docs/rules/prices.md#ways). */
export function presentSkipped(
  question: TierQuestion & { readonly units: readonly { readonly unit: UnitType }[] },
  today: ParkDay,
  language: Language,
  editLinks: EditLinks | undefined,
): readonly SkippedView[] {
  const skipped: readonly SkippedView[] = nearestChanges(question, today, editLinks?.days).map(
    ({ rule, change }) => ({
      ...presentRule({ rule }),
      reason: reasonOf(change),
      ...wayOf(change, language, editLinks),
    }),
  );
  if (question.units.some(({ unit }) => unit === 'CHILD')) return skipped;
  const child = editLinks?.child;
  return [
    ...skipped,
    {
      ...presentRule({ rule: 'child' }),
      reason: 'notThisAge',
      ...(child && { way: { kind: 'child', href: child, text: '' } }),
    },
  ];
}

function reasonOf(change: TierChange['change']): SkippedView['reason'] {
  if (change.kind === 'none') return change.reason;
  return change.kind === 'day' ? 'tooSoon' : 'fewParks';
}

function wayOf(
  change: TierChange['change'],
  language: Language,
  editLinks: EditLinks | undefined,
): Pick<SkippedView, 'way'> {
  if (!editLinks || change.kind === 'none') return {};
  if (change.kind === 'parks')
    return editLinks.parks ? { way: { kind: 'parks', ...editLinks.parks } } : {};
  const { day } = change;
  return { way: { kind: 'day', href: editLinks.onDay(day), text: writeShortDate(day, language) } };
}

export const presentRule = (acting: ActingRule): RuleView => ({
  rule: acting.rule,
  percent: percentOf(acting),
  ...(isTier(acting.rule) && { from: tiers[acting.rule].from }),
});
