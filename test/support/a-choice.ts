import type { Choice } from '@shop/domain';

export const aChoice = (differs: Partial<Choice> = {}): Choice => ({
  slug: 'laguna-nacar',
  day: '2026-12-12',
  time: undefined,
  people: { ADULT: 2, CHILD: 0, INFANT: 0 },
  extras: [],
  components: [],
  ...differs,
});
