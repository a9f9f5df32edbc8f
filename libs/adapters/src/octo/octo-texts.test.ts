import { linesOf, textOf } from './octo-texts.js';
import { products } from './wire-octo.js';

it.each([
  ['plain text', 'Out at six.', ['Out at six.']],
  ['paragraphs of plain text', 'Out at six.\n\nBack at nine.', ['Out at six.', 'Back at nine.']],
  ['a line that was wrapped', 'Out\nat six.', ['Out at six.']],
  ['paragraphs', '<p>Out at <b>six</b>.</p>\n<p>Back.</p>', ['Out at six.', 'Back.']],
  [
    'a list and breaks',
    'Bring<ul><li>A hat</li><li>Water</li></ul>or<br>buy',
    ['Bring', 'A hat', 'Water', 'or', 'buy'],
  ],
  ['signs', 'Sun &amp; sea &lt;3', ['Sun & sea <3']],
  ['what is not read', 'a<script>alert(1)</script><style>b{}</style>c', ['ac']],
  ['what is not closed', '<p>Out <i>at', ['Out at']],
  ['nothing', '  <p> </p> ', []],
])('splits a text into lines: %s', (_, html, lines) => {
  expect(linesOf(html)).toEqual(lines);
});

const unit = { id: 'adult', type: 'ADULT' };
const read = (product: object, option: object) => {
  const [found] = products.parse([
    {
      id: 'tour',
      availabilityType: 'OPENING_HOURS',
      ...product,
      options: [{ id: 'DEFAULT', units: [unit], ...option }],
    },
  ]);
  const [one] = found?.options ?? [];
  if (!found || !one) throw new Error('no option');
  return textOf(found, one);
};

it('prefers the option’s text over the product’s', () => {
  const features = [
    { type: 'INCLUSION', shortDescription: 'Lunch' },
    { type: 'EXCLUSION', shortDescription: 'Tips' },
    { type: 'PREARRIVAL_INFORMATION', shortDescription: '<b>A hat</b>' },
    { type: 'TERM', shortDescription: 'Of no list' },
    { type: 'INCLUSION', shortDescription: null },
  ];
  const product = { shortDescription: 'A tour', description: 'Long.', features };
  expect(read(product, { shortDescription: 'At dawn' })).toEqual({
    line: 'At dawn',
    description: ['Long.'],
    included: ['Lunch'],
    notIncluded: ['Tips'],
    bring: ['A hat'],
  });
});

it('is empty without texts', () => {
  expect(read({ shortDescription: null, features: null }, {})).toBeUndefined();
});
