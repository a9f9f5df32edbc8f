import { languages } from '@shop/domain';
import type { OrderMailView } from '@shop/ports/screens';
import { anOrderView } from '@shop/test/views/an-order-view';
import { aPrice } from '@shop/test/views/a-price';
import { writeOrderMail } from './order-mail.js';

const aMail = (differs: Partial<OrderMailView> = {}): OrderMailView => ({
  why: 'confirmed',
  language: 'es',
  brand: 'Coralibrí',
  descriptor: 'Parques y tours',
  order: anOrderView(),
  link: 'https://shop.example/es/mi-orden/?link=a.b.c',
  until: 'lunes 11 de enero de 2027',
  findOrder: 'https://shop.example/es/mi-orden/',
  phone: { number: '+52 998 555 0134', href: 'tel:+529985550134' },
  email: 'hola@shop.example',
  hasCalendar: true,
  ...differs,
});

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

it.each(languages)('leads to the order, to its search and to the phone, in %s', (language) => {
  const { html, text } = writeOrderMail(aMail({ language }));
  const { link, findOrder, phone } = aMail();
  expect(linksIn(html)).toEqual([link, phone?.href, findOrder]);
  expect(text).toContain(`\n${link}\n`);
  expect(text).toContain(`\n${findOrder}\n`);
});

it.each(['confirmed', 'again', 'lookup'] as const)('says why it comes: %s', (why) => {
  const others = (['confirmed', 'again', 'lookup'] as const).filter((other) => other !== why);
  const { text } = writeOrderMail(aMail({ why }));
  for (const other of others) {
    const lead = text.split('\n\n')[1];
    expect(writeOrderMail(aMail({ why: other })).text).not.toContain(lead);
  }
});

it('writes what somebody typed as text, whatever it is', () => {
  const firstName = '<img src=x onerror=alert(1)> "&\' {{brand}}';
  const { html } = writeOrderMail(aMail({ order: anOrderView({ firstName }) }));
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&amp;&#39; {{brand}}');
});

it('speaks of a calendar file only where there is one, and of a code only where there was one', () => {
  const plain = writeOrderMail(aMail({ hasCalendar: false })).text;
  expect(plain).not.toMatch(/calendario|El total incluye/);
  const promo = { code: 'AGUACLARA', saved: aPrice('-120.00') };
  const totals = { ...anOrderView().totals, promo };
  const { text } = writeOrderMail(aMail({ order: anOrderView({ totals }) }));
  expect(text).toContain('calendario');
  expect(text).toContain('El total incluye el código AGUACLARA');
});

it('names a colour for the dark wherever it names one for the light, but on walls', () => {
  const { html } = writeOrderMail(aMail());
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*?)\}\}/.exec(html)?.[1] ?? '';
  const classes = new Set(
    [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  expect(classes.size).toBeGreaterThan(6);
  for (const name of classes) expect(dark).toContain(`.${name}{`);
  expect(html).not.toContain('{colors.');
});
