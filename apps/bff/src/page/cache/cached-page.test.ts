import { gunzipSync } from 'node:zlib';
import type { VisitorView } from '@shop/ports/screens';
import { aVisitor } from '@shop/test/views/a-frame';
import { CachedPage, createForms, type SharedPage } from './cached-page.js';

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
const cached = (forms = createForms(1_000_000)) =>
  new CachedPage(page, anybody, { document, slots }, forms);

it('equals for each visitor the page rendered for them', async () => {
  const one = cached();
  for (const visitor of [anybody, aVisitor({ theme: 'dark' }), aVisitor({ cartCount: 3 })]) {
    const { body } = await one.writtenFor(visitor, 'gzip');
    expect(gunzipSync(body).toString()).toBe(document(page, visitor));
    const plain = await one.writtenFor(visitor, 'identity');
    expect(plain.body.toString()).toBe(document(page, visitor));
  }
});

it('is compressed once per encoding', async () => {
  const one = cached();
  const first = await one.writtenFor(aVisitor({ cartCount: 1 }), 'br');
  expect(await one.writtenFor(aVisitor({ cartCount: 1 }), 'br')).toBe(first);
  const other = await one.writtenFor(aVisitor({ cartCount: 2 }), 'br');
  expect(other.etag).not.toBe(first.etag);
});

it('is rendered on the first request of its document', async () => {
  let rendered = 0;
  const counted = (of: SharedPage, visitor: VisitorView) => {
    rendered += 1;
    return document(of, visitor);
  };
  const one = new CachedPage(page, anybody, { document: counted, slots }, createForms(1_000_000));
  expect(rendered).toBe(0);
  await one.writtenFor(anybody, 'gzip');
  await one.writtenFor(aVisitor({ theme: 'dark' }), 'br');
  expect(rendered).toBe(1);
});

it('refuses to write a page with misplaced slots', async () => {
  const elsewhere = () => document(page, anybody).replace('<b>0</b>', '<b>7</b>');
  const one = new CachedPage(page, anybody, { document: elsewhere, slots }, createForms(1_000_000));
  await expect(one.writtenFor(anybody, 'gzip')).rejects.toThrow('no place for <b>0</b>');
});

it('is written once for concurrent requests, and again after eviction of its bytes', async () => {
  const one = cached(createForms(1_200));
  const together = [one.writtenFor(anybody, 'br'), one.writtenFor(anybody, 'br')];
  const [first, second] = await Promise.all(together);
  expect(first).toBe(second);
  for (let cartCount = 1; cartCount < 8; cartCount += 1)
    await one.writtenFor(aVisitor({ cartCount }), 'br');
  const again = await one.writtenFor(anybody, 'br');
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

it('is not shared when it greets a visitor', async () => {
  const one = cached();
  const ana = aVisitor({ account: { kind: 'known', name: 'Ana' } });
  expect(await one.writtenFor(ana, 'br')).not.toBe(await one.writtenFor(ana, 'br'));
});

it('is not rendered again when its new data is unchanged', async () => {
  let rendered = 0;
  const counted = (of: SharedPage, visitor: VisitorView) => {
    rendered += 1;
    return document(of, visitor);
  };
  const forms = createForms(1_000_000);
  const made = (of: SharedPage, isAlone = false) =>
    new CachedPage(of, anybody, { document: counted, slots }, forms, isAlone).writtenFor(
      anybody,
      'br',
    );
  const first = await made(page);
  expect(await made({ ...page })).toBe(first);
  expect(rendered).toBe(1);
  await made({ ...page, screen: 'list' } as SharedPage); // as: nothing else of it is read here
  expect(rendered).toBe(2);
  await made(page, true);
  expect(rendered).toBe(3);
});
