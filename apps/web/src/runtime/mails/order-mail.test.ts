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

it('links to the order, to its lookup and to the phone', () => {
  const { html, text } = writeOrderMail(aMail());
  const { link, findOrder, phone } = aMail();
  expect(linksIn(html)).toEqual([link, phone?.href, findOrder]);
  expect(html).toContain('<meta name="format-detection" content="telephone=no">');
  expect(text).toContain(`\n${link}\n`);
  expect(text).toContain(`\n${findOrder}\n`);
});

it.each([
  ['changeHere', 'Puedes cambiar la fecha en la página de tu orden'],
  ['changeText', 'Para cambiar la fecha, llama al centro de atención'],
  [undefined, 'Tus visitas vienen adjuntas'],
] as const)('says where to change a date: %s', (dateChange, said) => {
  const mail = writeOrderMail(aMail({ order: { ...anOrderView(), dateChange } }));
  for (const words of [mail.text, mail.html])
    expect([words.includes(said), words.includes('24\u00a0h antes')]).toEqual([
      true,
      dateChange !== undefined,
    ]);
});

it('says how it was paid, and what was refunded', () => {
  const paidBy = 'Meses sin intereses: 13 × $287.56 MXN · Banco Coral';
  const refunds = [{ name: 'Bruma', amount: aPrice('10') }];
  const { html, text } = writeOrderMail(aMail({ order: anOrderView({ paidBy, refunds }) }));
  expect(text).toContain(`Forma de pago: ${paidBy}\nReembolso: Bruma: ${aPrice('10').text}\n`);
  for (const said of [paidBy, 'Reembolso: Bruma']) expect(html).toContain(said);
  expect(writeOrderMail(aMail()).text).not.toMatch(/Forma de pago|Reembolso/);
});

it.each(['confirmed', 'again', 'lookup'] as const)('says why it was sent: %s', (why) => {
  const others = (['confirmed', 'again', 'lookup'] as const).filter((other) => other !== why);
  const { text } = writeOrderMail(aMail({ why }));
  for (const other of others) {
    const lead = text.split('\n\n')[1];
    expect(writeOrderMail(aMail({ why: other })).text).not.toContain(lead);
  }
});

it('links to a ticket file in place of codes, and mentions no code', () => {
  const [line] = anOrderView().lines;
  if (!line) throw new Error('no line');
  const file = 'https://supplier.example/1.pdf';
  const lines = [{ ...line, vouchers: [], files: [file, file] }];
  const { html, text } = writeOrderMail(aMail({ order: anOrderView({ lines }) }));
  expect(linksIn(html).filter((link) => link === file)).toHaveLength(1);
  expect(text).toContain(`Boletos en PDF: ${file}`);
  for (const all of [html, text]) expect(all).not.toMatch(/Códigos|códigos QR|vienen adjuntos/);
});

it('escapes any typed text', () => {
  const firstName = '<img src=x onerror=alert(1)> "&\' {{brand}}';
  const { html } = writeOrderMail(aMail({ order: anOrderView({ firstName }) }));
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&amp;&#39; {{brand}}');
});

it('mentions a calendar file or a code only if there is one', () => {
  const plain = writeOrderMail(aMail({ hasCalendar: false })).text;
  expect(plain).not.toMatch(/calendario|Con el código/);
  const promo = { code: 'AGUACLARA', saved: aPrice('120.00') };
  const totals = { ...anOrderView().totals, promo };
  const { text } = writeOrderMail(aMail({ order: anOrderView({ totals }) }));
  expect(text).toContain('calendario');
  expect(text).toContain('Con el código AGUACLARA ahorraste $120.00');
  const off = { ...totals, promo: { ...promo, off: aPrice('−120.00') } };
  const once = writeOrderMail(aMail({ order: anOrderView({ totals: off }) })).text;
  expect(once).toContain('Código AGUACLARA: ');
  expect(once).not.toContain('ahorraste');
});

it('has a dark colour wherever it has a light one, except on walls', () => {
  const { html } = writeOrderMail(aMail());
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*?)\}\}/.exec(html)?.[1] ?? '';
  const classes = new Set(
    [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  expect(classes.size).toBeGreaterThan(6);
  for (const name of classes) expect(dark).toContain(`.${name}{`);
  expect(html).not.toContain('{colors.');
});

type Changed = NonNullable<OrderMailView['changed']>;
const aChange = (differs: Partial<Changed>): Changed => ({
  id: 'one',
  kind: 'cancel',
  state: 'done',
  what: 'Bruma',
  at: 'hoy',
  reason: undefined,
  back: undefined,
  coupon: undefined,
  day: undefined,
  claim: undefined,
  ...differs,
});

it.each<[string, Partial<Changed>, string]>([
  [
    'a refund',
    { back: { amount: aPrice('100.00'), way: 'refund', isNothing: false } },
    'Te devolvemos',
  ],
  ['a coupon', { coupon: { code: 'CV-1', until: 'dom 14 nov 2027' } }, 'CV-1'],
  [
    'nothing to give back',
    { back: { amount: aPrice('0'), way: 'refund', isNothing: true } },
    'Cancelamos Bruma. Los códigos',
  ],
  [
    'another day',
    { kind: 'changeDate', day: 'mar 15 dic 2026' },
    'Bruma ahora es el mar 15 dic 2026',
  ],
  ['a claim', { kind: 'weather' }, 'garantía de clima'],
])('reports a change: %s', (_, differs, said) => {
  const mail = writeOrderMail(aMail({ why: 'changed', changed: aChange(differs) }));
  expect(mail.subject).toMatch(/^Cambió tu orden/);
  for (const words of [mail.text, mail.html]) expect(words).toContain(said);
});

it.each<[NonNullable<Changed['claim']>, RegExp, string]>([
  [
    { status: 'GRANTED', until: 'mar 15 dic 2026, 0:00' },
    /^Garantía de clima concedida/,
    'hasta el mar 15 dic 2026, 0:00',
  ],
  [{ status: 'GRANTED', until: undefined }, /^Garantía de clima concedida/, 'sin costo'],
  [{ status: 'DENIED', until: undefined }, /^Garantía de clima en tu orden/, 'no procedió'],
])('reports the decision on a claim: %j', (claim, subject, said) => {
  const mail = writeOrderMail(
    aMail({ why: 'decided', changed: aChange({ kind: 'weather', claim }) }),
  );
  expect(mail.subject).toMatch(subject);
  for (const words of [mail.text, mail.html]) expect(words).toContain(said);
});

it('has and mentions no tickets when all were cancelled', () => {
  const whole = aMail();
  const lines = whole.order.lines.map((line) => ({ ...line, vouchers: [], cancelled: true }));
  const { text } = writeOrderMail({ ...whole, order: { ...whole.order, lines } });
  expect(text).not.toContain('PDF');
  expect(text).not.toContain('Tus boletos\n');
});

it('stays below Gmail’s size limit for any order, with every code', () => {
  const [line] = anOrderView().lines;
  if (!line) throw new Error('no line');
  const people = Array.from({ length: 20 }, (_, at) => at);
  const lines = Array.from({ length: 10 }, (_, of) => ({
    ...line,
    extras: ['Paquete de fotos', 'Transporte', 'Casillero'],
    bring: ['Traje de baño', 'Toalla', 'Cambio de ropa', 'Bloqueador biodegradable'],
    vouchers: line.vouchers.flatMap((voucher) =>
      people.slice(10).map((at) => ({ ...voucher, code: `${voucher.code}-LN${of}-P${at}` })),
    ),
  }));
  const { html } = writeOrderMail(aMail({ order: anOrderView({ lines }) }));
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  for (const { vouchers } of lines) for (const { code } of vouchers) expect(html).toContain(code);
});

it('ends its preview before the mail body starts', () => {
  const { html } = writeOrderMail(aMail());
  const [, hidden = ''] =
    /<div style="display:none[^"]*mso-hide:all">(.*?)<\/div>/.exec(html) ?? [];
  expect(hidden).toMatch(/^Los boletos de tu orden ORD-7F3K están listos\.(&zwnj;&nbsp;){70,}$/);
});

it('breaks a name that is wider than a phone', () => {
  const firstName = 'Wolfeschlegelsteinhausenbergerdorff';
  const { html } = writeOrderMail(aMail({ order: anOrderView({ firstName }) }));
  expect(html).toMatch(
    /<h1 style="[^"]*overflow-wrap:anywhere;word-break:break-word">Listo, Wolfe/,
  );
});

it('has fallbacks for Outlook: a font, padding in the button', () => {
  const { html } = writeOrderMail(aMail());
  const [, sheet = ''] = /<!--\[if mso\]><style>(.*?)<\/style><!\[endif\]-->/.exec(html) ?? [];
  expect(sheet).toContain('font-family:Arial');
  expect(html).toContain('mso-padding-alt:15px 28px');
});

it('keeps its own colours where Apple Mail makes a link of a date', () => {
  expect(writeOrderMail(aMail()).html).toContain(
    'a[x-apple-data-detectors]{color:inherit!important',
  );
});
