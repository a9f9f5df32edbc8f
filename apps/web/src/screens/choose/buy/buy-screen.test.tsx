/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aBuyView } from '@shop/test/views/a-buy-view';
import { aCartView } from '@shop/test/views/a-cart-view';
import { aFrame } from '@shop/test/views/a-frame';
import { aLineSummary, aPrice } from '@shop/test/views/a-price';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { BuyView, CartOfferView } from '@shop/ports/screens';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuyScreen } from './buy-screen.js';
import { buyStaticParts } from './static-part.js';

const path = '/es/tour-ojos-de-agua/';
await buyStaticParts.load();
const bff = await startBackend();
afterAll(() => bff.stop());

const screenAt = (at: string, differs: Partial<BuyView>) => (
  <BuyScreen view={aBuyView(differs)} frame={aFrame({ path: at })} />
);

const show = (differs: Partial<BuyView> = {}) =>
  renderScreen(screenAt(path, differs), { path, origin: bff.url });

const missingDay: Partial<BuyView> = {
  chosenDay: undefined,
  summary: { kind: 'incomplete', missing: 'day', text: 'Elige un día' },
};

/** The page cache orders the query in its own way. */
const asKept = (address: string) => {
  const [pathname, search] = address.split('?');
  const fields = [...new URLSearchParams(search)].sort(([a], [b]) => b.localeCompare(a));
  return `${pathname}?${new URLSearchParams(fields)}`;
};

const addButton = () => {
  const [button] = screen.getAllByRole('button', { name: 'Agregar al carrito' });
  if (!button) throw new Error('no add button');
  return button;
};

it('shows the answer of each step in its title', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Ojos de Agua' })).toBeTruthy();
  const steps = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(steps.slice(0, 4)).toEqual([
    'Tu día: sáb 12 dic 2026',
    'Tu horario: 8:00',
    'Van: 2 adultos, 1 niño',
    'Agrega a tu día',
  ]);
});

it('is one form that works without scripts: reads by GET and adds by POST', () => {
  const { container } = show();
  const form = container.querySelector('form');
  expect(form?.getAttribute('method')).toBe('get');
  expect(form?.getAttribute('action')).toBe(path);
  expect(addButton().getAttribute('formaction')).toBe('/api/cart/items');
  expect(addButton().getAttribute('formmethod')).toBe('post');
  const fields = [...new FormData(form ?? undefined)].map(([name, value]) => `${name}=${value}`);
  expect(fields).toEqual([
    `path=${path}`,
    'slug=ojos-de-agua',
    'date=2026-12-12',
    'time=08:00',
    'adults=2',
    'children=1',
    'nameOnTicket=',
    'extras=photo',
  ]);
});

it('keeps an update button first, so that Enter never buys', () => {
  const { container } = show();
  const first = container.querySelector<HTMLButtonElement>('form button[type=submit]');
  expect(first?.textContent).toBe('Actualizar');
});

it('preselects no add-on', () => {
  show();
  const extras = screen.getAllByRole('checkbox') as HTMLInputElement[]; // as: native boxes
  expect(extras.map(({ checked }) => checked)).toEqual([false, false, true]);
});

it('puts every change into the address, in place', async () => {
  const { address } = show();
  await userEvent.click(screen.getByRole('checkbox', { name: /Transporte redondo/ }));
  const query = new URLSearchParams(address().split('?')[1]);
  expect(query.getAll('extras')).toEqual(['photo', 'transport']);
  expect(query.get('date')).toBe('2026-12-12');
  expect(query.get('month')).toBe('2026-12');
  await userEvent.click(screen.getByRole('button', { name: 'Uno más: Niños (6–11)' }));
  expect(new URLSearchParams(address().split('?')[1]).get('children')).toBe('2');
});

it('re-renders neither calendar nor add-ons on a count', async () => {
  const drawn = { calendar: 0, extras: 0 };
  const { calendar, extras } = aBuyView();
  const { address } = show({
    calendar: {
      ...calendar,
      get legend() {
        drawn.calendar += 1;
        return calendar.legend;
      },
    },
    extras: extras.map((card) => ({
      ...card,
      get name() {
        drawn.extras += 1;
        return card.name;
      },
    })),
  });
  const before = { ...drawn };
  expect(Math.min(before.calendar, before.extras)).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Uno más: Niños (6–11)' }));
  expect(new URLSearchParams(address().split('?')[1]).get('children')).toBe('2');
  expect(drawn).toEqual(before);
  await userEvent.click(screen.getByRole('checkbox', { name: /Transporte redondo/ }));
  expect([drawn.calendar === before.calendar, drawn.extras > before.extras]).toEqual([true, true]);
});

it('keeps a quick second change when the view of the first arrives', async () => {
  const { address, showNext } = show();
  const box = (name: RegExp) => screen.getByRole('checkbox', { name }) as HTMLInputElement; // as: a native box
  await userEvent.click(screen.getByRole('button', { name: 'Uno más: Niños (6–11)' }));
  const first = address();
  await userEvent.click(box(/Transporte redondo/));
  showNext(screenAt(asKept(first), {}));
  expect(box(/Transporte redondo/).checked).toBe(true);
  showNext(screenAt(asKept(address()), {}));
  expect(box(/Transporte redondo/).checked).toBe(false);
});

it('keeps its missing-field messages when newer data of the page arrives', async () => {
  const { address, showNext } = show(missingDay);
  await userEvent.click(addButton());
  showNext(screenAt(path, missingDay));
  expect(document.getElementById('problem-date')?.textContent).toBe('Elige un día');
  await userEvent.click(screen.getByRole('checkbox', { name: /Transporte redondo/ }));
  showNext(screenAt(address(), missingDay));
  expect(document.getElementById('problem-date')).toBeNull();
});

it('shows a sold-out time in words, disabled', () => {
  show();
  const time = screen.getByRole('radio', { name: /10:30/ }) as HTMLInputElement; // as: a native radio
  expect(time.disabled).toBe(true);
  expect(screen.getByText('agotado')).toBeTruthy();
});

it('shows every line, the discount by name, and the price calculation', () => {
  show();
  const summary = within(screen.getByRole('region', { name: 'Tu entrada' }));
  expect(summary.getByText('2 adultos')).toBeTruthy();
  expect(summary.getByText('Paquete de fotos × 1')).toBeTruthy();
  // Once among the price steps, and once below the sum as a saving.
  expect(summary.getAllByText(/Compra anticipada −10 %/).length).toBe(2);
  expect(summary.getByText(/^Ahorras · /).closest('p')?.textContent).toContain('$656.97');
  expect(summary.getByText('Ver desglose')).toBeTruthy();
  expect(summary.getByText(/^Para visitas con al menos 21 días/)).toBeTruthy();
  expect(summary.getByText('antes, precio regular 7,359.75 pesos mexicanos')).toBeTruthy();
});

it('links from a rule that did not apply to the choice that triggers it', () => {
  show();
  const rule = screen.getByText('Para visitas con al menos 21 días de anticipación');
  const link = rule.querySelector('a');
  expect(link?.textContent).toBe('Elige jue 24 dic 2026');
  expect(link?.getAttribute('href')).toMatch(/^\/es\/tour-ojos-de-agua\/\?date=2026-12-24&/);
});

it('labels the struck price, and the previous lowest price if known', () => {
  const lowest = { price: aPrice('1,954.15'), days: 30 };
  const line = { ...aLineSummary(), lowest };
  const { unmount } = show({
    summary: { kind: 'priced', line, peopleCount: 3, amount: undefined },
  });
  expect(screen.getByText('Tachado: el precio regular')).toBeTruthy();
  expect(screen.getByText(/en los últimos 30 días, por adulto/).textContent).toContain('$1,954.15');
  unmount();
  const full = { ...aLineSummary(), total: { now: aPrice() } };
  show({ summary: { kind: 'priced', line: full, peopleCount: 3, amount: undefined } });
  expect(screen.queryByText(/Tachado|últimos 30 días/)).toBeNull();
});

it('shows one price per person, struck and new, in the step and in the summary', () => {
  show();
  const pairsIn = (id: string) =>
    [...(document.getElementById(id)?.querySelectorAll('.each') ?? [])].map(
      ({ textContent }) => textContent,
    );
  const [adult] = pairsIn('field-people');
  expect(adult).toMatch(/antes, precio regular 2,389\.00.*\$2,389\.00.*\$2,150\.10.*por persona$/);
  expect(pairsIn('summary')[0]).toBe(adult);
});

it('shows whether it is open today, by the given hours', () => {
  show();
  expect(screen.getByText('Sale hoy').nextSibling?.textContent).toBe('10:30');
});

it('links to the pages of the place, to its rights and to other places', () => {
  show();
  for (const [name, href] of [
    [/^Cómo llegar/, '/es/como-llegar-a-ojos-de-agua/'],
    [/^Cómo es/, '/es/acerca-de-ojos-de-agua/'],
    [/^Preguntas frecuentes/, '/es/preguntas-frecuentes/ojos-de-agua/'],
    [/^Galería/, '/es/galeria/?place=ojos-de-agua'],
    ['Todas las condiciones', '/es/terminos-de-uso/'],
    ['Camino Blanco', '/es/tour-camino-blanco/'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

it('announces the new total once', () => {
  show();
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.filter((text) => text === 'Total: 6,702.78 pesos mexicanos')).toHaveLength(1);
});

it('moves the focus to a missing field and reports it there, without a call', async () => {
  show(missingDay);
  const before = bff.seen.length;
  expect(screen.getAllByText('Elige un día para ver tu total').length).toBeGreaterThan(0);
  await userEvent.click(addButton());
  const step = document.getElementById('field-date');
  expect(step?.contains(document.activeElement)).toBe(true);
  expect(step?.getAttribute('aria-describedby')).toBe('problem-date');
  expect(document.getElementById('problem-date')?.textContent).toBe('Elige un día');
  expect(bff.seen).toHaveLength(before);
});

it('leaves missing fields to the server while a choice is pending', async () => {
  bff.reply('POST /api/cart/items', 422, {
    kind: 'refused',
    problems: [{ code: 'missing.time', field: 'time', text: 'Falta un horario', actions: [] }],
  });
  show(missingDay);
  await userEvent.click(screen.getByRole('button', { name: /12 de diciembre/ }));
  await userEvent.click(addButton());
  await waitFor(() =>
    expect(document.getElementById('problem-time')?.textContent).toBe('Falta un horario'),
  );
});

it('shows a problem at its field with its actions', () => {
  show({
    problems: [
      {
        code: 'duplicate',
        field: 'date',
        text: 'Este producto o uno con la misma fecha ya se encuentra en tu carrito',
        detail: 'Copalera, sáb 12 dic 2026',
        actions: [
          { kind: 'changeDate', href: `${path}#field-date` },
          { kind: 'openCart', href: '/es/carrito/' },
        ],
      },
    ],
  });
  const step = within(document.getElementById('field-date') ?? document.body);
  expect(step.getByText('Copalera, sáb 12 dic 2026')).toBeTruthy();
  expect(step.getByRole('link', { name: 'Abrir carrito' }).getAttribute('href')).toBe(
    '/es/carrito/',
  );
});

const offer: CartOfferView = {
  kind: 'oneMore',
  parts: [],
  names: 'Copalera y Ojos de Agua',
  percent: 20,
  saved: aPrice(),
  href: '/es/arma-tu-paquete/?part=a',
};

it('adds once on a double click and confirms what was added', async () => {
  bff.reply('POST /api/cart/items', 200, {
    kind: 'done',
    next: '/es/carrito/',
    view: {
      cart: aCartView({ offer }),
      count: 1,
      added: { name: 'Ojos de Agua', date: 'sáb 12 dic 2026', people: 3, amount: aPrice() },
    },
  });
  const { counts } = show();
  const before = bff.seen.length;
  await userEvent.type(screen.getByLabelText(/^Nombre en el boleto/), 'Ana Ruiz');
  await userEvent.dblClick(addButton());
  const panel = within(await screen.findByRole('dialog', { name: 'Ya está en tu carrito' }));
  expect(panel.getByText('sáb 12 dic 2026')).toBeTruthy();
  expect(panel.getByText('Tu carrito tiene 1 producto')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Ir al carrito' })).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Elegir el tercero' })).toBeTruthy();
  expect(panel.getByText(/costarían .* menos/)).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Cerrar' })).toBeTruthy();
  expect(counts).toEqual([1]);
  expect(bff.seen.slice(before).map(({ body }): unknown => JSON.parse(body))).toEqual([
    {
      path,
      slug: 'ojos-de-agua',
      attempt: expect.stringMatching(/^[0-9a-f]{32}$/) as string, // as: what jest calls any
      date: '2026-12-12',
      time: '08:00',
      adults: '2',
      children: '1',
      extras: ['photo'],
      nameOnTicket: 'Ana Ruiz',
    },
  ]);
});

const refuseTheDay = () =>
  bff.reply('POST /api/cart/items', 422, {
    kind: 'refused',
    problems: [{ code: 'noAvailability', field: 'date', text: 'No hay entradas', actions: [] }],
  });

const dayProblem = () => document.getElementById('problem-date')?.textContent;

it('keeps a refusal when the reply to an earlier change arrives', async () => {
  refuseTheDay();
  const { address, showNext } = show();
  await userEvent.click(screen.getByRole('checkbox', { name: /Transporte redondo/ }));
  await userEvent.click(addButton());
  await waitFor(() => expect(dayProblem()).toBe('No hay entradas'));
  showNext(screenAt(asKept(address()), {}));
  expect(dayProblem()).toBe('No hay entradas');
});

it('offers an open ticket for products without start times', async () => {
  const { address } = show({ ...missingDay, times: undefined, hasOpenTicket: true });
  await userEvent.click(screen.getByRole('button', { name: 'Aún no sé mi fecha' }));
  expect(new URLSearchParams(address().split('?')[1]).get('date')).toBe('open');
});

itPassesAxe(() =>
  show({
    component: { options: [{ id: 1, name: 'Vuelo del Toh', isChosen: false }] },
  }),
);
