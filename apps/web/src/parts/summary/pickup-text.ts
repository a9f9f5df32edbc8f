import type { LinePickupView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';

/** Where and when a line is fetched, in one line; nothing of a line without transport. */
export function pickupText(
  pickup: LinePickupView | undefined,
  t: TFunction<'summary'>,
): string | undefined {
  if (pickup?.kind !== 'place') return pickup && t('pickup.open');
  const { place, time } = pickup;
  return time ? t('pickup.at', { place, time }) : t('pickup.noTime', { place });
}
