import { readPicks } from './picks.js';

const known = ['bruma', 'copalera', 'guarida', 'barlovento', 'son-de-rio'];

it.each([
  { name: 'nothing', asked: [], picks: [] },
  { name: 'one text with commas', asked: ['bruma,guarida'], picks: ['bruma', 'guarida'] },
  {
    name: 'one text each, as a form sends them',
    asked: ['guarida', 'bruma'],
    picks: ['guarida', 'bruma'],
  },
  { name: 'spaces around', asked: [' bruma , copalera '], picks: ['bruma', 'copalera'] },
  { name: 'a slug twice', asked: ['bruma,bruma', 'bruma'], picks: ['bruma'] },
  { name: 'slugs that nobody knows', asked: ['atlantis,bruma', '', ','], picks: ['bruma'] },
  { name: 'five, of which four are kept', asked: [known.join(',')], picks: known.slice(0, 4) },
])('reads $name', ({ asked, picks }) => {
  expect(readPicks(asked, (slug) => known.includes(slug))).toEqual(picks);
});
