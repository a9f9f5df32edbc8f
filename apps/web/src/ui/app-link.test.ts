import { readFileSync } from 'node:fs';
import { isOwnPage } from './app-link.js';

const corpus = readFileSync(
  new URL('../../../../test/support/corpora/open-redirects.txt', import.meta.url),
  'utf8',
).split('\n');

it.each(['/', '/es/', '/en/cart/?line=a%2Fb#top'])('opens %s in place', (href) => {
  expect(isOwnPage(href)).toBe(true);
});

it('leaves other origins, endpoints and fragments to the browser', () => {
  const origin = 'https://shop.example';
  const tricks = ['/\\evil.example', '/\t/evil.example', ...corpus];
  const away = tricks.filter(
    (href) => !URL.canParse(href, origin) || new URL(href, origin).origin !== origin,
  );
  expect(away.length).toBeGreaterThan(400);
  expect([...away, '/api/me', '#part'].filter(isOwnPage)).toEqual([]);
});
