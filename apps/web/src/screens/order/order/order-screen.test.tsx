/** @jest-environment jsdom */
import { aFrame, aVisitor } from '@shop/test/views/a-frame';
import { aPrice } from '@shop/test/views/a-price';
import { anOrderView } from '@shop/test/views/an-order-view';
import { expectNoAxeFindings, itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { ChangeView, OrderRightsView, OrderView, RightView } from '@shop/ports/screens';
import { cleanup, screen, within } from '@testing-library/react';
import { VisitorContext } from '../../../shop/visitor.js';
import { OrderScreen } from './order-screen.js';

const path = '/es/orden/ORD-7F3K/';
const phone = {
  country: 'MX',
  isOwn: true,
  name: 'México',
  number: '+52 998 555 0142',
  href: 'tel:+529985550142',
};
const callCentre = { isOpen: true, weekday: '', weekend: '', phones: [phone] };
const show = (differs: Partial<OrderView> = {}) =>
  renderScreen(<OrderScreen view={anOrderView(differs)} frame={aFrame({ path, callCentre })} />, {
    path,
  });

it.each([
  ['confirmed', 'Tus boletos', 'Tu recibo', 'Compra'],
  ['refunded', 'Tu compra', 'Tu recibo', 'Compra'],
  ['awaiting', 'Lo que elegiste', 'Tu orden', 'Fecha de la orden'],
] as const)('calls only a paid order a receipt: %s', (state, lines, receipt, date) => {
  show({ state });
  for (const name of [lines, receipt])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  expect(screen.getByText(date)).toBeTruthy();
});

it.each([
  ['confirmed', /^Abajo están tus noches/],
  ['awaiting', /^Tu estancia sigue apartada/],
] as const)('mentions nights to a buyer of nights alone: %s', (state, text) => {
  show({ state, lines: [] });
  expect(screen.getByText(text)).toBeTruthy();
});

it('labels the cancel button of a stay with its text and the hotel', () => {
  const stay = {
    id: 'stay-1',
    hotel: 'Hotel Manglar',
    wall: 'manglar',
    scene: { alt: 'Un manglar' },
    facts: [],
    rooms: [],
    perNight: '',
    note: '',
    before: '',
    total: { now: aPrice('9,297.00') },
    again: '/es/buscar-habitacion/',
    right: {
      kind: 'open',
      until: 'mañana',
      soon: undefined,
      back: aPrice('9,297.00'),
      minorUnits: 929_700,
      attempt: 'attempt-1',
      problems: [],
    },
  } as const;
  show({ stays: [stay] });
  const name = /^Cancelar y recibir \$9,297\.00\sMXN\s?: Hotel Manglar$/;
  expect(screen.getByRole('button', { name, hidden: true })).toBeTruthy();
});

it('has a ticket per person, with a code to scan and as text', () => {
  show();
  const ticket = within(screen.getByRole('group', { name: 'Ojos de Agua, Niño, 2 de 2' }));
  const code = ticket.getByRole('img', { name: 'Código QR del boleto V-0002' });
  expect(Number(code.getAttribute('width'))).toBeGreaterThanOrEqual(160);
  expect(code.querySelector('path')?.getAttribute('d')).toBe('M4 4h1v1h-1z');
  // Browser translators would change a code.
  expect(ticket.getByText('V-0002').closest('[translate=no]')).toBeTruthy();
  expect(ticket.getByText('sábado 12 de diciembre de 2026')).toBeTruthy();
});

it.each([
  [0, /^Tu compra está confirmada, pero tus boletos todavía no nos llegan/],
  [1, /^Abajo están tus boletos/],
])('says what is missing of two paid tickets: %i are there', (there, text) => {
  const [line] = anOrderView().lines;
  if (!line) throw new Error('no line');
  const vouchers = line.vouchers.slice(0, there);
  show({ lines: [{ ...line, vouchers, missing: 2 - there }] });
  expect(screen.getByText(text)).toBeTruthy();
  expect(
    screen.getByText(`Boletos que faltan: ${2 - there} de 2. Llámanos antes de tu visita.`),
  ).toBeTruthy();
  expect(screen.queryAllByText(/^Muéstralo en la entrada/)).toHaveLength(there);
});

it('offers the files of tickets without a code, once each', () => {
  const [line] = anOrderView().lines;
  if (!line) throw new Error('no line');
  const files = ['https://supplier.example/1.pdf', 'https://supplier.example/2.pdf'];
  show({ lines: [{ ...line, vouchers: [], files: [...files, ...files] }] });
  const links = screen.getAllByRole('link', { name: /^Abrir el PDF \d de 2$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(files);
  expect(screen.queryAllByRole('img', { name: /QR/ })).toHaveLength(0);
  expect(screen.queryByText(/^Boletos que faltan/)).toBeNull();
});

it('marks a used ticket with its time, and offers wallets for the others', async () => {
  const [line] = anOrderView().lines;
  const [first, second] = line?.vouchers ?? [];
  if (!line || !first || !second) throw new Error('no vouchers');
  const used = { ...first, used: { at: 'lunes 14 de diciembre de 2026, 9:12' } };
  const wallets = [{ kind: 'apple', href: '/api/orders/es/ORD-7F3K/wallet/apple/a' }] as const;
  const { container } = show({ lines: [{ ...line, vouchers: [used, { ...second, wallets }] }] });
  const ticket = (name: string) => within(screen.getByRole('group', { name }));
  expect(
    ticket('Ojos de Agua, Adulto, 1 de 2').getByText(
      'Usado el lunes 14 de diciembre de 2026, 9:12',
    ),
  ).toBeTruthy();
  const other = ticket('Ojos de Agua, Niño, 2 de 2');
  expect(other.queryByText(/Usado/)).toBeNull();
  expect(other.getByRole('link', { name: 'Agregar a Apple Wallet' })).toBeTruthy();
  await expectNoAxeFindings(container);
});

it('shows what to do before the visit: place, what to bring, deadline for date changes', () => {
  show();
  expect(screen.getByText('Muelle principal')).toBeTruthy();
  expect(screen.getByText('Traje de baño')).toBeTruthy();
  expect(screen.getByText(/Llama .* hasta 24 h antes/)).toBeTruthy();
  const call = screen.getByRole('link', { name: /^Llamar al/ });
  expect(call.getAttribute('href')).toBe(phone.href);
  cleanup();
  show({ dateChange: undefined });
  expect(screen.queryByText('Cambia tu fecha')).toBeNull();
});

it.each([
  ['confirming', 'Estamos confirmando tu orden, Ana', 'nada se cobra dos veces'],
  ['failed', 'Tu pago no se completó, Ana', 'No se hizo ningún cargo'],
  ['refunded', 'Tu dinero va de regreso, Ana', 'vuelve a la tarjeta'],
  ['cancelled', 'Esta orden se canceló, Ana', 'Los boletos ya no sirven'],
] as const)('%s explains what happens to the money and shows no ticket', (state, title, money) => {
  show({ state, retry: { name: '', href: '/es/carrito/' } });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(new RegExp(money))).toBeTruthy();
  expect(screen.queryAllByRole('img', { name: /QR/ })).toHaveLength(0);
});

it('can be refreshed by hand while it is being confirmed', () => {
  show({ state: 'confirming' });
  const reload = screen.getByRole('link', { name: 'Recargar esta página' });
  expect(reload.getAttribute('href')).toBe(path);
});

it.each([
  ['anonymous', 'confirmed', 1],
  ['anonymous', 'confirming', 0],
  ['known', 'confirmed', 0],
] as const)(
  'offers an account to a visitor who is %s once the order is %s: %d',
  (kind, state, count) => {
    renderScreen(
      <VisitorContext value={aVisitor({ account: { kind, name: 'Ana' } })}>
        <OrderScreen view={anOrderView({ state })} frame={aFrame({ path })} />
      </VisitorContext>,
    );
    const offers = screen.queryAllByRole('link', { name: 'Crear mi cuenta' });
    expect(offers.map((link) => link.getAttribute('href'))).toEqual(
      Array(count).fill('/es/auth/?new'),
    );
  },
);

itPassesAxe(show);

it.each([
  [
    { kind: 'place', place: 'La Caleta de las Palmas (Tulum)', time: '6:05' },
    'La Caleta de las Palmas (Tulum), 6:05',
    'Espera ahí 10 minutos antes.',
  ],
  [
    { kind: 'place', place: 'La Caleta de las Palmas (Tulum)', time: undefined },
    'La Caleta de las Palmas (Tulum), hora por confirmar',
    'Pide la hora al centro de atención.',
  ],
  [{ kind: 'open' }, 'falta elegir dónde pasamos por ti', 'dinos dónde pasamos por ti.'],
] as const)('shows the pickup on the ticket: %j', (pickup, onTicket, before) => {
  const [line] = anOrderView().lines;
  if (!line) throw new Error('no line');
  show({ lines: [{ ...line, pickup }] });
  const ticket = screen.getByRole('group', { name: 'Ojos de Agua, Adulto, 1 de 2' });
  expect(ticket.textContent).toContain(onTicket);
  expect(screen.getByText((text) => text.endsWith(before))).toBeTruthy();
});

it.each([
  ['sent', 'También te los enviamos a a•••@example.com.', 'Enviar el correo otra vez'],
  ['waiting', 'También te los estamos enviando a a•••@example.com.', 'Enviar el correo otra vez'],
  ['none', 'También podemos enviártelos a a•••@example.com.', 'Enviar el correo'],
] as const)('shows the state of a mail that is %s: %s', (standing, text, button) => {
  show({ mail: { to: 'a•••@example.com', standing, isEnded: false } });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
});

it('resends its mail and revokes its links by plain forms', () => {
  const { container } = show();
  const forms = [...container.querySelectorAll<HTMLFormElement>('form')];
  expect(forms.map((form) => form.getAttribute('action'))).toEqual([
    '/api/order/mail',
    '/api/order/end-links',
  ]);
  for (const form of forms)
    expect(Object.fromEntries(new FormData(form))).toEqual({ path, order: 'ORD-7F3K' });
});

it('shows under the total how it was paid, and what was refunded', () => {
  const refunds = [{ name: 'Ojos de Agua', amount: aPrice('10') }];
  show({ paidBy: 'Tarjeta', refunds });
  expect(screen.getByText('Pago: Tarjeta')).toBeTruthy();
  const line = screen.getByText('Reembolso: Ojos de Agua').closest('p');
  expect(line?.textContent).toContain(aPrice('10').text);
});

it('confirms that its links are revoked, and offers it no more', () => {
  show({ mail: { to: 'a•••@example.com', standing: 'sent', isEnded: true } });
  expect(screen.getByText(/^Los enlaces enviados ya no funcionan/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Anular los enlaces enviados' })).toBeNull();
});

describe('the rights of an order', () => {
  const right = (differs: Partial<RightView> = {}): RightView => ({
    line: 'line-1',
    name: 'Ojos de Agua',
    wall: 'ojosDeAgua',
    until: 'vie 11 dic 2026, 8:00',
    state: {
      kind: 'open',
      href: '?right=weather#right',
      isOpened: false,
      soon: undefined,
      back: undefined,
    },
    claim: undefined,
    isOpenTicket: false,
    ...differs,
  });
  const rightsOf = (differs: Partial<OrderRightsView> = {}): OrderRightsView => ({
    rows: [
      { kind: 'changeDate', lines: [right()] },
      {
        kind: 'weather',
        lines: [right({ claim: 'GRANTED', state: { kind: 'over', reason: 'claimed' } })],
      },
      { kind: 'cancel', lines: [right({ state: { kind: 'over', reason: 'late' } })] },
    ],
    form: undefined,
    changes: [],
    isConfirming: false,
    ...differs,
  });

  it('show each right with its end, its state, or why it ended', () => {
    show({ rights: rightsOf(), dateChange: 'changeHere' });
    expect(screen.getByText('Hasta vie 11 dic 2026, 8:00')).toBeTruthy();
    expect(screen.getByText('Concedida: elige otra fecha')).toBeTruthy();
    expect(screen.getByText('El plazo terminó: vie 11 dic 2026, 8:00')).toBeTruthy();
    const way = screen.getByRole('link', { name: /^Cambiar fecha.*Ojos de Agua$/ });
    expect(way.getAttribute('href')).toContain('?right=weather');
    expect(screen.getByText(/Hasta 24 h antes de tu visita, en «Si algo cambia»/)).toBeTruthy();
  });

  it('count the minutes of a right that ends soon', () => {
    const soon = { secondsLeft: 26 * 3_600 + 60 };
    const state = { ...right().state, soon } as RightView['state']; // as: of an open right
    const rows = [{ kind: 'changeDate' as const, lines: [right({ state })] }];
    show({ rights: rightsOf({ rows }) });
    expect(screen.getByRole('timer').textContent).toBe('Quedan 26\u00a0h 1\u00a0min');
  });

  const dearer: Partial<ChangeView> = {
    kind: 'changeStay',
    day: 'lun 14 dic – jue 17 dic',
    more: { amount: aPrice('10'), payAt: 'https://pay.example/1', isReturned: false },
  };
  it.each<[string, Partial<ChangeView>, string]>([
    [
      'a day',
      { kind: 'changeDate', day: 'mar 15 dic 2026' },
      'Ojos de Agua: nueva fecha, mar 15 dic 2026.',
    ],
    [
      'a day that is not',
      { kind: 'changeDate', day: 'mar 15 dic 2026', state: 'refused', reason: 'Ya no hay.' },
      'Ya no hay.',
    ],
    [
      'money',
      { back: { amount: aPrice('10'), way: 'refund', isNothing: false }, state: 'refunding' },
      'La devolución va en camino',
    ],
    ['a coupon', { coupon: { code: 'CV-1', until: 'dom 14 nov 2027' } }, 'Tu cupón CV-1'],
    [
      'one that was not',
      { kind: 'weather', claim: { status: 'DENIED', until: undefined } },
      'No procedió',
    ],
    ['what is not known', { state: 'confirming' }, 'Lo estamos confirmando'],
    ['nights to be paid', { ...dearer, state: 'paying' }, 'Pagar $10\u00a0MXN'],
    ['nights that are gone', { ...dearer, state: 'returning' }, 'lo que pagaste va de regreso'],
  ])('show the result of a change: %s', async (_, differs, text) => {
    const change: ChangeView = {
      id: 'one',
      kind: 'cancel',
      state: 'done',
      what: 'Ojos de Agua',
      at: 'hoy',
      reason: undefined,
      back: undefined,
      coupon: undefined,
      day: undefined,
      claim: undefined,
      ...differs,
    };
    show({ rights: rightsOf({ changes: [change] }) });
    const heading = await screen.findByRole('heading', { name: 'Cambios de esta orden' });
    expect(heading.parentElement?.textContent).toContain(text);
  });

  itPassesAxe(() => show({ rights: rightsOf() }));

  it('mark a cancelled ticket, without a code', () => {
    const [line] = anOrderView().lines;
    if (!line) throw new Error('no line');
    show({ lines: [{ ...line, vouchers: [], cancelled: true }] });
    expect(screen.getByText('Cancelado')).toBeTruthy();
    expect(screen.queryAllByRole('img', { name: /QR/ })).toHaveLength(0);
  });
});
