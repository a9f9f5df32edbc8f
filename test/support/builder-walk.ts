import { type Language, pathOf } from '@shop/domain';
import type { Walk } from './walk.js';

export const adding = { action: '/api/cart/packages' };

export const builderPath = (language: Language): string =>
  pathOf({ name: 'buildPackage', params: {} }, language);

/** Two months ahead: on sale, and far enough for every tier. */
export const farMonth = new Date(Date.now() + 62 * 86_400_000).toISOString().slice(0, 7);

export const choosePark = (page: Walk, slug: string): Promise<Walk> =>
  page.follow(({ href }) => href.includes(`choose=${slug}`));

export const openTicket = (page: Walk, number: number): Promise<Walk> =>
  page.follow(({ href }) => href.includes(`slot=${number}&`) && href.endsWith('#panel'));

export async function pickDay(page: Walk, index: number, month = farMonth): Promise<Walk> {
  const days = page.valuesOf('pick').filter((day) => day.startsWith(month));
  if (days.length > 0) return page.press({ name: 'pick', value: days[index] ?? '' });
  const next = page.valuesOf('month').toSorted().at(-1) ?? '';
  return pickDay(await page.press({ name: 'month', value: next }), index, month);
}
