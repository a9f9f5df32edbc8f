import type { CheckoutLineView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { IconName } from '../../ui/icon.js';

export interface AddedFact {
  readonly icon: IconName;
  readonly name: string;
  readonly value: string;
}

/** What was added to a line's ticket, beside its extras. */
export function addedFacts(
  { pickup }: Pick<CheckoutLineView, 'pickup'>,
  t: TFunction<'summary'>,
): readonly AddedFact[] {
  if (!pickup) return [];
  const fact = { icon: 'bus', name: t('pickup.label') } as const;
  if (pickup.kind === 'open') return [{ ...fact, value: t('pickup.open') }];
  const { place, time } = pickup;
  const value = time ? t('pickup.at', { place, time }) : t('pickup.noTime', { place });
  return [{ ...fact, value }];
}
