import type { LinePickupView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';

/** Pickup place and time; `undefined` without transport. */
export function pickupText(
  pickup: LinePickupView | undefined,
  t: TFunction<'summary'>,
): string | undefined {
  if (pickup?.kind !== 'place') return pickup && t('pickup.open');
  const { place, time } = pickup;
  return time ? t('pickup.at', { place, time }) : t('pickup.noTime', { place });
}
