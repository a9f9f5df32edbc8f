/** @jest-environment jsdom */
import type { CartView, PromoView } from '@shop/ports/screens';
import { startBackend } from '@shop/test/fake-backend';
import { aCartView } from '@shop/test/views/a-cart-view';
import { aFrame } from '@shop/test/views/a-frame';
import { aPrice } from '@shop/test/views/a-price';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartScreen } from './cart-screen.js';

const path = '/es/carrito/';
const frame = aFrame({ path });
const bff = await startBackend();
afterAll(() => bff.stop());

const show = (view: CartView) =>
  renderScreen(<CartScreen view={view} frame={frame} />, { path, origin: bff.url });
const withPromo = (promo: Partial<PromoView>) =>
  show(
    aCartView({
      promo: { taken: undefined, coupons: [], typed: '', problem: undefined, ...promo },
    }),
  );
const problem = {
  code: 'promoCode',
  field: 'promo',
  text: 'Código promocional no válido',
  actions: [],
  detail: 'Este código ya venció.',
} as const;

it('keeps the field behind its link, and open with the input after a refusal', () => {
  const { container, unmount } = withPromo({});
  expect(container.querySelector('details:has(#field-promo)')?.hasAttribute('open')).toBe(false);
  unmount();
  const { container: again } = withPromo({ typed: 'VERANO', problem });
  expect(again.querySelector('details:has(#field-promo)')?.hasAttribute('open')).toBe(true);
  const field = screen.getByRole('textbox', { name: 'Código promocional' });
  expect(field).toHaveProperty('value', 'VERANO');
  // A code is not a dictionary word.
  expect(field.getAttribute('autocorrect')).toBe('off');
  expect(document.getElementById('field-promo-problem')?.textContent).toBe(
    'Código promocional no válido. Este código ya venció.',
  );
});

it('shows inline why a code was refused, with scripts too', async () => {
  bff.reply('POST /api/cart/promo', 422, { kind: 'refused', problems: [problem] });
  const user = userEvent.setup();
  withPromo({});
  await user.click(screen.getByText('¿Tienes un código promocional?'));
  await user.type(screen.getByRole('textbox', { name: 'Código promocional' }), 'VERANO');
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  await screen.findByText(/Este código ya venció/);
  expect(screen.getByRole('textbox', { name: 'Código promocional' })).toHaveProperty(
    'value',
    'VERANO',
  );
  expect(bff.seen.at(-1)?.body).toContain('"code":"VERANO"');
});

it('shows the active code with a remove link, and why it has no effect', () => {
  const reason = 'Este código vale solo en otra moneda.';
  withPromo({ taken: { code: 'AGUACLARA', title: 'Agua clara', reason } });
  expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Quitar el código AGUACLARA' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Código promocional' })).toBeNull();
});

it('enables only coupons that take something off', async () => {
  const coupons = [
    { code: 'ANA-15', mark: 'a', title: 'En Bruma', worth: '−15 %', reason: undefined },
    { code: 'ANA-25USD', mark: 'b', title: '25 dólares', worth: '−$25.00', reason: 'Otra moneda.' },
  ];
  const { container } = withPromo({ coupons });
  const own = within(screen.getByRole('region', { name: 'Tus cupones' }));
  expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '−15 % ANA-15 En Bruma',
  ]);
  expect(own.getByText('Otra moneda.')).toBeTruthy();
  await expectNoAxeFindings(container);
});

it.each([
  ['package', { kind: 'package', lines: ['a', 'b', 'c'] }, 'Hacerlos paquete'],
  ['oneMore', { kind: 'oneMore', href: '/es/arma-tu-paquete/?part=a' }, 'Elegir el tercero'],
] as const)('offers a package when it is worth more: %s', async (_, offer, press) => {
  const parts = [{ wall: 'bruma', scene: { alt: '' } }];
  const view = aCartView({
    offer: { ...offer, parts, names: 'Bruma y Guarida', percent: 20, saved: aPrice('577.22') },
  });
  const { container } = show(view);
  const wall = screen.getByRole('region', { name: /20\u00a0%/ });
  expect(wall.textContent).toContain('Bruma y Guarida');
  expect(wall.textContent).toContain('577.22');
  const way = within(wall).getByText(press).closest('a, button');
  expect(way?.tagName).toBe(offer.kind === 'package' ? 'BUTTON' : 'A');
  await expectNoAxeFindings(container);
});
