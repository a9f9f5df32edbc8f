/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aCartView, aHold } from '@shop/test/views/a-cart-view';
import { aCheckoutView, type OpenCheckoutView } from '@shop/test/views/a-checkout-view';
import { aPrice } from '@shop/test/views/a-price';
import { aFrame, aVisitor } from '@shop/test/views/a-frame';
import { expectNoAxeFindings, itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { HoldView } from '@shop/ports/screens';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VisitorContext } from '../../../shop/visitor.js';
import { CheckoutScreen } from './checkout-screen.js';

const path = '/es/pago/';
const frame = aFrame({ path, isShort: true });
const bff = await startBackend();
afterAll(() => bff.stop());

const show = (differs: Partial<OpenCheckoutView> = {}, currency = frame.currency) =>
  renderScreen(<CheckoutScreen view={aCheckoutView(differs)} frame={{ ...frame, currency }} />, {
    path,
    origin: bff.url,
  });

const payButton = () => {
  const [button] = screen.getAllByRole('button', { name: /Pagar/ });
  if (!button) throw new Error('no pay button');
  return button;
};

it('is one plain form with every field named', () => {
  const { container } = show();
  const form = container.querySelector<HTMLFormElement>('form');
  expect(form?.getAttribute('action')).toBe('/api/checkout');
  expect(form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    path,
    attempt: 'attempt-0001',
    digest: '0123456789abcdef0123456789abcdef',
    firstName: '',
    lastName: '',
    email: '',
    country: 'MX',
    phone: '',
  });
  expect(form?.noValidate).toBe(true);
  const filled = ['Nombre', 'Apellido', 'Correo electrónico', 'Teléfono'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  );
  expect(filled).toEqual(['given-name', 'family-name', 'email', 'tel']);
});

describe('the three steps', () => {
  const stepAt = (name: string) => screen.getByRole('region', { name });
  const typed = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@mail.example',
    country: 'MX',
    phone: '998 123 4567',
  };

  it('show the current one, and the later ones wait', () => {
    show();
    const items = within(screen.getByRole('list', { name: 'Pasos' })).getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['step', null, null]);
    expect(within(stepAt('1. Tus datos')).getByLabelText('Nombre')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  });

  it('open one by one, and fold to a line with a link back', async () => {
    bff.reply('POST /api/checkout/step', 200, {
      kind: 'done',
      view: { step: 'method' },
      next: path,
    });
    show({ contact: typed });
    await userEvent.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    const radios = await screen.findAllByRole('radio');
    expect(radios).toHaveLength(3);
    expect(document.activeElement?.textContent).toBe('2. Cómo pagas');
    expect(stepAt('1. Tus datos').textContent).toContain(
      'Ana Ruiz · ana@mail.example · 998 123 4567',
    );
    // Otherwise digits after an Arabic name read as part of it.
    const isolated = [...stepAt('1. Tus datos').querySelectorAll('bdi')];
    expect(isolated.map(({ textContent }) => textContent)).toEqual([
      'Ana Ruiz',
      'ana@mail.example',
      '998 123 4567',
    ]);
    expect(screen.queryByRole('textbox', { name: 'Nombre' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar tus datos' }));
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveProperty('value', 'Ana');
    expect(document.activeElement?.textContent).toBe('1. Tus datos');
  });

  it('stay open on an error, and show it', async () => {
    const text = 'Ese número no es posible';
    bff.reply('POST /api/checkout/step', 422, {
      kind: 'refused',
      problems: [{ code: 'phone', field: 'phone', text, actions: [] }],
    });
    show({ contact: { ...typed, phone: '1' } });
    await userEvent.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByLabelText('Teléfono').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('use Enter to continue, not to go back', () => {
    const { container } = show({ contact: typed, step: 'method' });
    const first = container.querySelector('form [type=submit]');
    expect(first?.getAttribute('formaction')).toBe('/api/checkout/step');
    expect(first?.getAttribute('value')).toBe('review');
  });

  it('end with the terms and the amount on the button, or with the transfer deadline', async () => {
    show({ contact: typed, step: 'review' });
    const review = within(stepAt('3. Revisa y paga'));
    expect(review.getByText('Ojos de Agua').parentElement?.textContent).toContain('sáb 12 dic');
    const links = ['términos de uso', 'aviso de privacidad'].map((name) =>
      review.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/es/terminos/', '/es/privacidad/']);
    expect(payButton().textContent).toBe('Pagar $6,569.75\u00a0MXN');
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar la forma de pago' }));
    await userEvent.click(screen.getByRole('radio', { name: /Transferencia/ }));
    expect(screen.getByText(/mar 24 nov 2026, 10:14/)).toBeTruthy();
    expect(screen.queryByText(/Nunca llega a nosotros/)).toBeTruthy();
  });
});

it('explains why the phone is needed, and its dialling code follows the country', async () => {
  show();
  const phone = screen.getByLabelText('Teléfono');
  const help = () => document.getElementById(phone.getAttribute('aria-describedby') ?? '');
  expect(help()?.textContent).toContain('Solo te llamamos si el clima');
  expect(help()?.textContent).toContain('+52');
  await userEvent.selectOptions(screen.getByLabelText('País'), 'BR');
  expect(help()?.textContent).toContain('+55');
});

it('checks a field on blur, not before, and clears its error once valid', async () => {
  show();
  const email = screen.getByLabelText('Correo electrónico');
  await userEvent.type(email, 'ana');
  expect(screen.queryByText('Ingrese un correo válido')).toBeNull();
  // The page has already requested this module.
  await import('./error-text.js');
  await userEvent.tab();
  expect(screen.getByText('Ingrese un correo válido')).toBeTruthy();
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(email, '@example.com');
  expect(screen.queryByText('Ingrese un correo válido')).toBeNull();
  // Browser validation accepts the first and refuses the second.
  for (const [typed, isWrong] of [
    ['a..b@example.com', true],
    ['josé@example.com\u200b', false],
  ] as const) {
    await userEvent.clear(email);
    await userEvent.type(email, typed);
    await userEvent.tab();
    expect([typed, email.getAttribute('aria-invalid') === 'true']).toEqual([typed, isWrong]);
  }
});

it('requires no last name', async () => {
  show();
  await import('./error-text.js');
  await userEvent.click(screen.getByLabelText('Apellido'));
  await userEvent.tab();
  expect(screen.getByLabelText('Apellido').getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByText(/Si solo tienes un nombre/)).toBeTruthy();
});

it('lists the errors, moves the focus there, and keeps the input', async () => {
  bff.reply('POST /api/checkout', 422, {
    kind: 'refused',
    problems: [
      { code: 'lastName', field: 'lastName', text: 'El campo apellido es requerido', actions: [] },
      { code: 'methodMissing', field: 'method', text: 'Elige cómo quieres pagar', actions: [] },
    ],
  });
  show({ step: 'review' });
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar tus datos' }));
  await userEvent.type(screen.getByLabelText('Nombre'), 'Ana');
  bff.reply('POST /api/checkout/step', 200, { kind: 'done', view: { step: 'review' }, next: path });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar al pago' }));
  await screen.findAllByRole('button', { name: /Pagar/ });
  await userEvent.click(payButton());
  const summary = await screen.findByRole('alert');
  const link = within(summary).getByRole('link', { name: 'El campo apellido es requerido' });
  expect(link.getAttribute('href')).toBe('#field-lastName');
  expect(document.activeElement?.contains(summary)).toBe(true);
  expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Ana');
  expect(screen.getByLabelText('Apellido').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(screen.getByLabelText('Apellido'), 'Ruiz');
  expect(document.activeElement).toBe(screen.getByLabelText('Apellido'));
  expect(screen.getByLabelText('Apellido')).toHaveProperty('value', 'Ruiz');
});

it.each([
  ['declined', 'El pago no fue aprobado'],
  ['monthsNotMexican', 'Los meses sin intereses piden una tarjeta de México'],
  ['monthsOtherBank', 'Esta tarjeta es de otro banco'],
] as const)('shows %s under its own heading, not among the fields', (code, title) => {
  const problem = { code, field: 'page', text: 'No se hizo ningún cargo.', actions: [] };
  show({ step: 'method', problems: [problem] });
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText(title)).toBeTruthy();
  expect(within(alert).queryByText('Revisa estos datos')).toBeNull();
});

it('sends the payment once and continues to the provider’s page', async () => {
  bff.reply('POST /api/checkout', 200, { kind: 'done', view: null, next: 'https://pay.example/1' });
  const { went } = show({
    step: 'review',
    ways: [{ code: 'CARD', marks: ['Visa'], isChosen: true }],
    contact: { firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', country: 'MX', phone: '998' },
  });
  const before = bff.seen.length;
  await userEvent.dblClick(payButton());
  await waitFor(() => expect(went).toEqual(['https://pay.example/1']));
  expect(bff.seen).toHaveLength(before + 1);
  expect(JSON.parse(bff.seen.at(-1)?.body ?? '')).toMatchObject({ method: 'CARD', phone: '998' });
  expect(payButton().getAttribute('aria-busy')).toBe('true');
});

it('names methods missing in a currency before any choice, with a link to change it', () => {
  show({ missingMethods: ['Visa', 'Mastercard'] }, { code: 'JPY', name: 'yenes japoneses' });
  expect(screen.getByText('En yenes japoneses no se puede usar Visa o Mastercard.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cambiar moneda' }).getAttribute('href')).toBe(
    '#settings',
  );
});

it('offers only a change of currency when it has no method', () => {
  show({ ways: [], hasNoMethod: true }, { code: 'RUB', name: 'rublos rusos' });
  expect(screen.getByText('Aún no hay un método de pago para rublos rusos')).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /Pagar/ })).toBeNull();
});

it('says where the card number goes, with the guarantees beside the button', () => {
  show({ step: 'review' });
  expect(screen.getByText(/Nunca llega a nosotros/)).toBeTruthy();
  expect(screen.getByText('Garantía de clima')).toBeTruthy();
});

it('shows a declined payment on top, with everything kept', () => {
  show({
    contact: { firstName: 'Ana', lastName: '', email: '', country: 'MX', phone: '' },
    problems: [{ code: 'declined', field: 'page', text: 'No se hizo ningún cargo.', actions: [] }],
  });
  expect(screen.getByRole('alert').textContent).toBe(
    'El pago no fue aprobadoNo se hizo ningún cargo.',
  );
  expect(screen.queryByText('Revisa estos datos')).toBeNull();
  expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Ana');
});

it('has one line above the form to sign in, which returns to this step', () => {
  const { container } = show();
  const line = screen.getByRole('link', { name: 'Inicia sesión' });
  expect(line.getAttribute('href')).toBe('/es/auth/?next=%2Fes%2Fpago%2F');
  const form = container.querySelector('form') ?? container;
  expect(line.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('mentions no guest checkout to a signed-in visitor', () => {
  renderScreen(
    <VisitorContext value={aVisitor({ account: { kind: 'known', name: 'Ana' } })}>
      <CheckoutScreen view={aCheckoutView()} frame={frame} />
    </VisitorContext>,
  );
  expect(screen.queryByRole('link', { name: 'Inicia sesión' })).toBeNull();
  expect(screen.queryByText('Continuar sin cuenta')).toBeNull();
});

it('has a next step when there is nothing to pay', () => {
  renderScreen(
    <CheckoutScreen
      view={{ kind: 'empty', list: '/es/parques-y-tours/', problem: undefined }}
      frame={frame}
    />,
  );
  expect(screen.getByRole('link', { name: 'Ver parques y tours' })).toBeTruthy();
});

itPassesAxe(() => show({ missingMethods: ['Visa'] }));

describe('the held places', () => {
  const ask = async (hold: Partial<HoldView>, press: string, cart = aCartView()) => {
    const call = press === 'Volver a apartarlos' ? 'hold/again' : 'hold';
    const view = { cart, count: 1 };
    bff.reply(`POST /api/cart/${call}`, 200, { kind: 'done', next: path, view });
    const shown = show({ hold: aHold(hold) });
    await userEvent.click(screen.getByRole('button', { name: press }));
    await waitFor(() => expect(shown.went).toHaveLength(1));
    return shown.went;
  };

  it.each([
    ['longer', 300, 'Apartar por más tiempo'],
    ['again', 0, 'Volver a apartarlos'],
  ])('are held %s, and the page stays', async (_, secondsLeft, press) => {
    expect(await ask({ secondsLeft }, press)).toEqual([path]);
  });

  it('show in the cart when some could not be held', async () => {
    const cart = aCartView({ showPaymentButton: false, blocked: 'Cambia la fecha.' });
    expect(await ask({ secondsLeft: 0 }, 'Volver a apartarlos', cart)).toEqual(['/es/carrito/']);
  });

  it('show once, and no form is nested', () => {
    const { container } = show({ hold: aHold() });
    expect(screen.getAllByRole('region', { name: 'Tus lugares apartados' })).toHaveLength(1);
    expect(container.querySelector('form form')).toBeNull();
  });
});

describe('interest-free months', () => {
  const terms = [3, 13].map((months) => ({
    months,
    short: months === 3 ? '4,877.80' : '1,125.72',
    rest: aPrice(months === 3 ? '4,877.80' : '1,125.64'),
    first: aPrice(months === 3 ? '4,877.80' : '1,125.72'),
    remainder: months === 3 ? 0 : 8,
  }));
  const months = {
    terms,
    banks: [
      { id: 3, name: 'BBVA', logo: undefined, months: [3, 13] },
      { id: 6, name: 'HSBC', logo: '/banks/hsbc.svg', months: [3] },
    ],
    from: aPrice('1,125.72'),
    chosen: undefined,
  };
  const ways = [{ code: 'MONTHS', marks: [], isChosen: true }] as const;

  it('are a table of banks and months, each amount an option with a full label', async () => {
    show({ step: 'method', ways, months });
    expect(screen.getByRole('columnheader', { name: '13 meses' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'BBVA' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'HSBC' }).getAttribute('src')).toBe('/banks/hsbc.svg');
    await userEvent.click(
      screen.getByRole('radio', { name: '13 meses con BBVA: $1,125.72\u00a0MXN al mes' }),
    );
    expect(screen.getByText('13 pagos con BBVA')).toBeTruthy();
    expect(screen.getByText('Los 8 centavos que no se dividen van en el primero.')).toBeTruthy();
    expect(screen.getByText('12 pagos más, de')).toBeTruthy();
  });

  it('follow the bank: the same months if it has them, else none', async () => {
    const { container } = show({ step: 'method', ways, months });
    await userEvent.click(screen.getByRole('radio', { name: /^3 meses con BBVA/ }));
    const chosen = () => container.querySelector<HTMLInputElement>('[name=plan]:checked')?.value;
    const bank = screen.getByLabelText('Tu banco');
    await userEvent.selectOptions(bank, 'HSBC');
    expect(chosen()).toBe('6.3');
    await userEvent.selectOptions(bank, 'BBVA');
    await userEvent.click(screen.getByRole('radio', { name: /^13 meses con BBVA/ }));
    await userEvent.selectOptions(bank, 'HSBC');
    expect(chosen()).toBeUndefined();
    expect(screen.queryByText('13 pagos con BBVA')).toBeNull();
  });

  itPassesAxe(() => show({ step: 'method', ways, months: { ...months, chosen: '3.13' } }));
});

describe('with nothing to pay', () => {
  const free = { toPay: 'nothing', steps: ['contact', 'review'], ways: [] } as const;

  it('the form has two steps, no payment method, and one confirm button', async () => {
    const { container } = show({ ...free, step: 'review' });
    const steps = within(screen.getByRole('list', { name: 'Pasos' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Tus datos: listo', '2Revisar']);
    expect(screen.getByRole('region', { name: '2. Revisar' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: /Pagar/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Confirmar la orden' })).toHaveLength(2);
    const [form] = container.querySelectorAll('form');
    expect(new FormData(form).get('method')).toBe('NONE');
    await expectNoAxeFindings(container);
  });

  it('the page has no form if the backend cannot confirm', () => {
    const { container } = show({ ...free, toPay: 'byPhone' });
    expect(container.querySelector('[name=email]')).toBeNull();
  });
});
