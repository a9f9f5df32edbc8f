import { gunzipSync } from 'node:zlib';
import type { VisitorView } from '@shop/ports/screens';
import { aVisitor } from '@shop/test/views/a-frame';
import { KeptPage, type SharedPage } from './kept-page.js';

const page = { screen: 'home' } as unknown as SharedPage; // as: nothing of it is read here
const slots = (_page: SharedPage, { theme, cartCount }: VisitorView) => [
  ` data-theme="${theme}"`,
  `<b>${cartCount}</b>`,
];
const document = (_page: SharedPage, visitor: VisitorView) => {
  const [theme = '', count = ''] = slots(page, visitor);
  return `<html${theme}><p>Año ${count} – fin</p></html>`;
};
const anybody = aVisitor();
const kept = () => new KeptPage(page, anybody, { document, slots });

it('is for each visitor the page that would have been rendered for him', async () => {
  const one = kept();
  for (const visitor of [anybody, aVisitor({ theme: 'dark' }), aVisitor({ cartCount: 3 })]) {
    const { body } = await one.writtenFor(visitor, 'gzip');
    expect(gunzipSync(body).toString()).toBe(document(page, visitor));
    const plain = await one.writtenFor(visitor, 'identity');
    expect(plain.body.toString()).toBe(document(page, visitor));
  }
});

it('is compressed once for each way of looking at it', async () => {
  const one = kept();
  const first = await one.writtenFor(aVisitor({ cartCount: 1 }), 'br');
  expect(await one.writtenFor(aVisitor({ cartCount: 1 }), 'br')).toBe(first);
  const other = await one.writtenFor(aVisitor({ cartCount: 2 }), 'br');
  expect(other.etag).not.toBe(first.etag);
});

it('is rendered when its document is first asked for, and only then', async () => {
  let rendered = 0;
  const counted = (of: SharedPage, visitor: VisitorView) => {
    rendered += 1;
    return document(of, visitor);
  };
  const one = new KeptPage(page, anybody, { document: counted, slots });
  expect(rendered).toBe(0);
  await one.writtenFor(anybody, 'gzip');
  await one.writtenFor(aVisitor({ theme: 'dark' }), 'br');
  expect(rendered).toBe(1);
});

it('refuses to write a page whose slots are not where they belong', async () => {
  const elsewhere = () => document(page, anybody).replace('<b>0</b>', '<b>7</b>');
  const one = new KeptPage(page, anybody, { document: elsewhere, slots });
  await expect(one.writtenFor(anybody, 'gzip')).rejects.toThrow('no place for <b>0</b>');
});
