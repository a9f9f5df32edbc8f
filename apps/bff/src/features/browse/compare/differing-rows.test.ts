import type { CompareCell } from '@shop/ports/screens';
import { differs } from './differing-rows.js';

const text = (written: string): CompareCell => ({ kind: 'text', text: written });
const list = (...items: string[]): CompareCell => ({ kind: 'list', items });

it.each<{ name: string; cells: readonly CompareCell[]; is: boolean }>([
  { name: 'the same text', cells: [text('6 h'), text('6 h')], is: false },
  { name: 'another text', cells: [text('6 h'), text('8 h')], is: true },
  { name: 'yes and no', cells: [{ kind: 'yes' }, { kind: 'no' }], is: true },
  { name: 'the same list in another order', cells: [list('a', 'b'), list('b', 'a')], is: false },
  { name: 'a list and nothing', cells: [list('a'), { kind: 'none' }], is: true },
  {
    name: 'ages that begin elsewhere',
    cells: [
      { kind: 'ages', from: 5, to: 11 },
      { kind: 'ages', from: 6, to: 11 },
    ],
    is: true,
  },
  { name: 'a single place', cells: [text('6 h')], is: false },
  { name: 'nothing', cells: [], is: false },
])('$name: differs is $is', ({ cells, is }) => {
  expect(differs(cells)).toBe(is);
});
