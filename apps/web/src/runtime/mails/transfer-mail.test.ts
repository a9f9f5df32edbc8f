import { languages } from '@shop/domain';
import type { TransferMailView } from '@shop/ports/screens';
import { anOrderView, aTransferView } from '@shop/test/views/an-order-view';
import { writeTransferMail } from './transfer-mail.js';

const aMail = (differs: Partial<TransferMailView> = {}): TransferMailView => ({
  language: 'es',
  brand: 'Coralibrí',
  descriptor: 'Parques y tours',
  order: anOrderView({ state: 'awaiting' }),
  transfer: aTransferView(),
  link: 'https://shop.example/es/mi-orden/?link=a.b.c',
  until: 'lunes 11 de enero de 2027',
  findOrder: 'https://shop.example/es/mi-orden/',
  phone: { number: '+52 998 555 0134', href: 'tel:+529985550134' },
  email: 'hola@shop.example',
  ...differs,
});

it.each(languages)('shows bank details and deadline, in HTML and text, in %s', (language) => {
  const { subject, html, text } = writeTransferMail(aMail({ language }));
  const { bank, beneficiary, account, reference, amount, until } = aTransferView();
  expect(subject).toContain('ORD-7F3K');
  for (const fact of [bank, beneficiary, account, reference, amount.text, until]) {
    expect(html).toContain(fact);
    expect(text).toContain(fact);
  }
  expect(html + text + subject).not.toMatch(/undefined|\{\{|<script|<img/);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  const { link, findOrder, phone } = aMail();
  expect(links).toEqual([link, phone?.href, findOrder]);
});

it('contains no ticket code, and mentions no existing ticket', () => {
  const { html, text } = writeTransferMail(aMail());
  expect(html + text).not.toMatch(/V-000|adjunt/);
});

it('escapes any typed text', () => {
  const firstName = '<img src=x onerror=alert(1)>';
  const { html } = writeTransferMail(aMail({ order: anOrderView({ firstName }) }));
  expect(html).not.toContain('<img');
});
