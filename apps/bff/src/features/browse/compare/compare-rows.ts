import { ageBandsOf, type Language, type Product, weekdayNames, firstWeekday } from '@shop/domain';
import type { PlaceText } from '@shop/ports/backends';
import type { CompareCell, CompareGroup, CompareRow } from '@shop/ports/screens';
import { writeSchedule } from '../../../presenters/present-line.js';

export interface Compared {
  readonly product: Product;
  readonly place: PlaceText | undefined;
}

interface Row {
  readonly key: CompareRow;
  readonly group: CompareGroup;
  cell(compared: Compared, language: Language): CompareCell;
}

const text = (written: string | undefined): CompareCell =>
  written ? { kind: 'text', text: written } : { kind: 'none' };
const list = (items: readonly string[] = []): CompareCell =>
  items.length > 0 ? { kind: 'list', items } : { kind: 'none' };
const yes = (isSo: boolean | undefined): CompareCell => ({ kind: isSo ? 'yes' : 'no' });

const tagRow = (key: 'water' | 'adventure' | 'culture' | 'night' | 'children'): Row => ({
  key,
  group: 'doing',
  cell: ({ place }) => yes(place?.tags.includes(key)),
});

export const rows: readonly Row[] = [
  { key: 'kind', group: 'doing', cell: ({ place }) => text(place?.kind) },
  { key: 'line', group: 'doing', cell: ({ place }) => text(place?.line) },
  tagRow('water'),
  tagRow('adventure'),
  tagRow('culture'),
  tagRow('night'),
  tagRow('children'),
  { key: 'admitted', group: 'ages', cell: ({ product }) => admitted(product) },
  { key: 'childPrice', group: 'ages', cell: ({ product }) => childAges(product) },
  {
    key: 'open',
    group: 'hours',
    cell: ({ product }, language) => text(writeSchedule(product, undefined, language)),
  },
  { key: 'days', group: 'hours', cell: ({ product }, language) => openDays(product, language) },
  { key: 'duration', group: 'hours', cell: ({ place }) => text(place?.duration) },
  { key: 'included', group: 'included', cell: ({ place }) => list(place?.included) },
  { key: 'notIncluded', group: 'included', cell: ({ place }) => list(place?.notIncluded) },
  { key: 'photo', group: 'included', cell: ({ product }) => yes(product.canAddPhoto) },
  {
    key: 'transport',
    group: 'transport',
    cell: ({ product: { upgrades } }) =>
      yes(upgrades.includes('transport') || upgrades.includes('transportWithFood')),
  },
  { key: 'meeting', group: 'transport', cell: ({ place }) => text(place?.meetingPoint) },
];

function admitted({ businessUnitCode }: Product): CompareCell {
  const { INFANT, CHILD } = ageBandsOf(businessUnitCode);
  const from = INFANT?.from ?? CHILD?.from ?? 0;
  return from > 0 ? { kind: 'agesFrom', from } : { kind: 'allAges' };
}

function childAges({ businessUnitCode }: Product): CompareCell {
  const band = ageBandsOf(businessUnitCode).CHILD;
  return band?.to === undefined ? { kind: 'none' } : { kind: 'ages', from: band.from, to: band.to };
}

/** Names of the opening days, in the week order of the language. */
function openDays({ schedule: { weekdays } }: Product, language: Language): CompareCell {
  if (weekdays.length === 7) return { kind: 'everyDay' };
  const first = firstWeekday[language];
  const names = weekdayNames(language).filter((_, column) =>
    weekdays.some((weekday) => weekday === ((first - 1 + column) % 7) + 1),
  );
  return text(names.map(({ long }) => long).join(', '));
}
