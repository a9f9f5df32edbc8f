import { sharedPath } from './shared-path.js';

const query = (text: string) => new URLSearchParams(text);

it.each([
  { asked: '', key: '/es/' },
  { asked: 'utm_source=mail&fbclid=x', key: '/es/' },
  { asked: 'sort=price&kind=park', key: '/es/?kind=park&sort=price' },
  { asked: 'kind=park&kind=tour', key: '/es/?kind=park&kind=tour' },
  { asked: 'kind=%F0%9F%A6%9C', key: '/es/?kind=%F0%9F%A6%9C' },
  { asked: `kind=${'x'.repeat(400)}`, key: undefined },
  { asked: 'line=abc', key: undefined },
  { asked: 'subscribed=yes', key: undefined },
])('keeps "$asked" under $key', ({ asked, key }) => {
  expect(sharedPath('/es/', query(asked), ['kind', 'sort'], ['line'])).toBe(key);
});
