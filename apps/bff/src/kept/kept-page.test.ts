import { gunzipSync } from 'node:zlib';
import type { VisitorView } from '@shop/ports/screens';
import { aVisitor } from '@shop/test/views/a-frame';
import { KeptPage, type SharedPage, type Slots } from './kept-page.js';

const page = { screen: 'home' } as unknown as SharedPage; // as: nothing of it is read here
const slots: Slots = (_page, { theme, cartCount }) => [
  ` data-theme="${theme}"`,
  `<b>${cartCount}</b>`,
];
const document = (visitor: VisitorView) => {
  const [theme = '', count = ''] = slots(page, visitor);
  return `<html${theme}><p>Año ${count} – fin</p></html>`;
};
const anybody = aVisitor();
const kept = () => new KeptPage(page, document(anybody), anybody, slots);

it('is for each visitor the page that would have been rendered for him', async () => {
  const one = kept();
  for (const visitor of [anybody, aVisitor({ theme: 'dark' }), aVisitor({ cartCount: 3 })]) {
    const { gzip } = await one.writtenFor(visitor);
    expect(gunzipSync(gzip).toString()).toBe(document(visitor));
    expect(one.plainFor(visitor).toString()).toBe(document(visitor));
  }
});

it('is compressed once for each way of looking at it', async () => {
  const one = kept();
  const first = await one.writtenFor(aVisitor({ cartCount: 1 }));
  expect(await one.writtenFor(aVisitor({ cartCount: 1 }))).toBe(first);
  const other = await one.writtenFor(aVisitor({ cartCount: 2 }));
  expect(other.etag).not.toBe(first.etag);
});

it('refuses to keep a page whose slots are not where they belong', () => {
  const html = document(anybody).replace('<b>0</b>', '<b>7</b>');
  expect(() => new KeptPage(page, html, anybody, slots)).toThrow('no place for <b>0</b>');
});
