import { type Choice, isFetched, type Pickup, type Product } from '@shop/domain';
import type { CatalogueGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';

/** Pickups of a visit; none without transport, or if the backend has none to choose. */
export async function askPickups(
  catalogue: CatalogueGateway,
  { slug, upgrades, schedule }: Product,
  { day, time, extras }: Pick<Choice, 'day' | 'time' | 'extras'>,
): Promise<readonly Pickup[]> {
  if (!isFetched(extras) || !isFetched(upgrades)) return [];
  const start = schedule.type === 'START_TIME' ? time : undefined;
  return valueOr(await catalogue.pickups({ slug, day, time: start }), []);
}
