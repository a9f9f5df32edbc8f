/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { aCouponView, anAccountView, aVisitView } from '@shop/test/views/an-account-view';
import { aPrice } from '@shop/test/views/a-price';
import { expectNoAxeFindings, itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { AccountView, CouponView, VisitView } from '@shop/ports/screens';
import { cleanup, screen, within } from '@testing-library/react';
import { AccountScreen } from './account-screen.js';

const path = '/es/mi-cuenta/';
const show = (differs: Partial<AccountView> = {}) =>
  renderScreen(<AccountScreen view={anAccountView(differs)} frame={aFrame({ path })} />, { path });

const showCoupon = (differs: Partial<CouponView>) =>
  show({ coupons: { kind: 'shown', list: [aCouponView(differs)] } });
const showVisit = (differs: Partial<VisitView>) =>
  show({ visits: { kind: 'shown', list: [aVisitView(differs)] } });

const part = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`no part ${name}`);
  return within(section);
};

it('greets by name and shows the account and how it signed in', () => {
  show({ network: 'google' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeTruthy();
  expect(screen.getByText('Ana Ruiz Peña')).toBeTruthy();
  expect(screen.getByText('ana@example.com')).toBeTruthy();
  expect(screen.getByText('Entraste con Google')).toBeTruthy();
});

it('has a password form where there is a password, and marks its errors', () => {
  const problem = { code: 'passwordWrong', field: 'current', text: 'Esta no es', actions: [] };
  show({ problems: [problem] });
  const form = part('Cambia tu contraseña');
  expect(form.getByLabelText('Contraseña actual').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Esta no es')).toHaveLength(1);
  cleanup();
  show({ password: undefined });
  expect(screen.queryByText('Cambia tu contraseña')).toBeNull();
});

it('tells password managers the account, and sends it with nothing else', () => {
  const { container } = show();
  const form = container.querySelector<HTMLFormElement>('#password form');
  const account = form?.querySelector<HTMLInputElement>('[autocomplete=username]');
  expect(account?.value).toBe('ana@example.com');
  expect([...new FormData(form ?? undefined).values()]).not.toContain('ana@example.com');
});

it('signs out by a plain form', () => {
  show();
  const form = screen.getByRole('button', { name: 'Salir' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/user-logout/');
  expect(form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ path });
});

it.each([
  [{ kind: 'percent', percent: 10 }, '−10 %'],
  [{ kind: 'amount', amount: aPrice('150.00') }, '−$150.00 MXN'],
  [{ kind: 'product' }, 'Regalo'],
] as const)('shows a coupon’s discount in large: %j', (saving, text) => {
  showCoupon({ saving });
  expect(part('Tus cupones').getByText(text)).toBeTruthy();
});

it.each([
  ['active', undefined, 1],
  ['ahead', 'Aún no empieza', 1],
  ['used', 'Usado', 0],
  ['expired', 'Vencido', 0],
] as const)('a coupon that is %s says "%s" and can be copied %d times', (state, word, copies) => {
  showCoupon({ state });
  const coupons = part('Tus cupones');
  for (const each of ['Aún no empieza', 'Usado', 'Vencido'])
    expect(coupons.queryAllByText(each)).toHaveLength(each === word ? 1 : 0);
  expect(coupons.queryAllByRole('button', { name: 'Copiar RIO10' })).toHaveLength(copies);
  expect(coupons.getByText('RIO10', { selector: 'code' })).toBeTruthy();
  expect(coupons.queryAllByText(/puedes regalarlo/)).toHaveLength(copies);
});

it.each([
  [1, 'Mañana'],
  [3, 'En 3 días'],
])('shows the time until a visit: in %d days is "%s"', (inDays, text) => {
  showVisit({ inDays });
  expect(part('Tus próximas visitas').getByText(text)).toBeTruthy();
});

it('shows place, time and number of guests, and links to the tickets', () => {
  show();
  const visits = part('Tus próximas visitas');
  expect(visits.getByRole('heading', { name: 'Ojos de Agua' })).toBeTruthy();
  expect(visits.getByText('sábado 12 de diciembre de 2026')).toBeTruthy();
  expect(visits.getByText(/Horario: 8:00/).textContent).toContain('hora local del parque');
  expect(visits.getByText('2 personas')).toBeTruthy();
  const link = visits.getByRole('link', { name: 'Ver boletos Ojos de Agua' });
  expect(link.getAttribute('href')).toBe('/es/orden/ORD-7F3K/');
});

it('links to no order that this browser may not see', () => {
  showVisit({ href: undefined });
  expect(screen.queryByRole('link', { name: /Ver boletos/ })).toBeNull();
});

const none = { kind: 'shown', list: [] } as const;

it.each([['Tus cupones', 'Ver promociones', '/es/promociones/']])(
  'has a next step when "%s" is empty',
  (title, way, href) => {
    show({ coupons: none, purchases: none, visits: none });
    expect(part(title).getByRole('link', { name: way }).getAttribute('href')).toBe(href);
  },
);

it('names what is unavailable, offers a retry, and shows the rest', async () => {
  const problem = { code: 'coupons', field: 'page', text: 'Siguen siendo tuyos', actions: [] };
  const { container } = show({ coupons: { kind: 'failed', problem } });
  const alert = part('Tus cupones').getByRole('alert');
  expect(alert.textContent).toContain('Siguen siendo tuyos');
  const retry = within(alert).getByRole('link', { name: 'Reintentar' });
  expect(retry.getAttribute('href')).toBe(path);
  expect(screen.getByRole('heading', { name: 'Ojos de Agua' })).toBeTruthy();
  await expectNoAxeFindings(container);
});

itPassesAxe(() =>
  show({
    coupons: {
      kind: 'shown',
      list: (['active', 'ahead', 'used', 'expired'] as const).map((state) =>
        aCouponView({ state, code: state }),
      ),
    },
  }),
);
