import { withExtra } from './product.js';

it.each([
  { added: 'transport', chosen: [], expected: ['transport'] },
  { added: 'food', chosen: ['transport'], expected: ['transport', 'food'] },
  {
    added: 'transportWithFood',
    chosen: ['transport', 'food', 'photo'],
    expected: ['photo', 'transportWithFood'],
  },
  { added: 'transport', chosen: ['transportWithFood', 'photo'], expected: ['photo', 'transport'] },
  { added: 'photo', chosen: ['transportWithFood'], expected: ['transportWithFood', 'photo'] },
] as const)('adding $added to $chosen leaves $expected', ({ added, chosen, expected }) => {
  expect(withExtra(added, chosen)).toEqual(expected);
});
