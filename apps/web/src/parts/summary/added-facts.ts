import type { CheckoutLineView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { IconName } from '../../ui/icon.js';

type SummaryT = TFunction<'summary'>;

export interface AddedFact {
  readonly icon: IconName;
  readonly name: string;
  readonly value: string;
}

/** What was added to a line's ticket, beside its extras. */
export const addedFacts = (
  { pickup, nameOnTicket }: Pick<CheckoutLineView, 'pickup' | 'nameOnTicket'>,
  t: SummaryT,
): readonly AddedFact[] => [
  ...(nameOnTicket
    ? [{ icon: 'user', name: t('nameOnTicket'), value: nameOnTicket } as const]
    : []),
  ...(pickup ? [{ icon: 'bus', name: t('pickup.label'), value: whereOf(pickup, t) } as const] : []),
];

function whereOf(pickup: NonNullable<CheckoutLineView['pickup']>, t: SummaryT): string {
  if (pickup.kind === 'open') return t('pickup.open');
  const { place, time } = pickup;
  return time ? t('pickup.at', { place, time }) : t('pickup.noTime', { place });
}
