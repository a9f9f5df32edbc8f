/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aBuyView } from '@shop/test/views/a-buy-view';
import { aFrame } from '@shop/test/views/a-frame';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { BuyView, PickupView } from '@shop/ports/screens';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuyScreen } from './buy-screen.js';
import { buyStaticParts } from './static-part.js';

const path = '/es/tour-ojos-de-agua/';
await buyStaticParts.load();
const bff = await startBackend();
afterAll(() => bff.stop());

const show = (differs: Partial<BuyView> = {}) =>
  renderScreen(<BuyScreen view={aBuyView(differs)} frame={aFrame({ path })} />, {
    path,
    origin: bff.url,
  });

const withExtras = (chosen: readonly string[], inCart: readonly string[] = []) => ({
  extras: aBuyView().extras.map((card) => ({
    ...card,
    hasBeenAdded: chosen.includes(card.extra),
    isInCart: inCart.includes(card.extra),
  })),
});

const pickup: PickupView = {
  towns: [
    {
      name: 'Playa del Carmen',
      places: [
        { id: 'hxm', name: 'Hotel Coralibrí Manglar', time: '7:40' },
        { id: 'casa', name: 'Casa Coralibrí', time: undefined },
      ],
    },
    { name: 'Tulum', places: [{ id: 'lcdlp', name: 'La Caleta de las Palmas', time: '6:05' }] },
  ],
  chosen: undefined,
  rides: [],
};
const atManglar = { ...pickup, chosen: 'hxm', rides: [{ name: '', time: '7:40' }] };

const card = (name: RegExp) =>
  within(screen.getByRole('checkbox', { name }).closest('li') ?? document.body);
const where = () => screen.queryByRole('combobox', { name: '¿Dónde pasamos por ti?' });

it('shows each add-on with a lazy picture, and its contents behind its name', async () => {
  show();
  const transport = card(/^Transporte redondo/);
  const picture = document.querySelector('img[src="/pictures/scenes/extra-transport.svg"]');
  expect([picture?.getAttribute('loading'), picture?.getAttribute('alt')]).toEqual(['lazy', '']);
  expect(transport.getByText('Ida y vuelta en camioneta.').closest('details')?.open).toBe(false);
  await userEvent.click(transport.getByText('Qué trae'));
  expect(transport.getByText('Ida y vuelta en camioneta.').closest('details')?.open).toBe(true);
});

it('says in words what is added, and what is included in another', () => {
  show(withExtras(['transportWithFood', 'photo']));
  expect(card(/Paquete de fotos/).getByText('Agregado')).toBeTruthy();
  expect(card(/^Transporte con alimentos/).getByText('Agregado')).toBeTruthy();
  expect(card(/^Transporte redondo/).getByText('Ya va en Transporte con alimentos')).toBeTruthy();
});

it('shows the add-ons of the cart line, and which will be removed', () => {
  show(withExtras(['photo'], ['photo', 'transport']));
  expect(card(/Paquete de fotos/).getByText('Ya está en tu carrito')).toBeTruthy();
  expect(
    card(/^Transporte redondo/).getByText('Está en tu carrito; se quita al guardar'),
  ).toBeTruthy();
});

it('states how many photo passes a large party needs', () => {
  const { extras } = aBuyView();
  show({ extras: extras.map((one) => (one.extra === 'photo' ? { ...one, needed: 2 } : one)) });
  expect(card(/Paquete de fotos/).getByText(/2 paquetes de fotos para tu grupo/)).toBeTruthy();
});

it('asks for no pickup without transport, nor without known places', () => {
  show({ pickup });
  expect(where()).toBeNull();
  show({ ...withExtras(['transport']), pickup: undefined });
  expect(where()).toBeNull();
});

it('asks in the transport card, grouped by town, with "not known yet" first', () => {
  show({ ...withExtras(['transport']), pickup });
  const field = card(/^Transporte redondo/).getByRole('combobox');
  expect(field).toBe(where());
  const options = within(field).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Aún no lo sé',
    'Hotel Coralibrí Manglar · 7:40',
    'Casa Coralibrí',
    'La Caleta de las Palmas · 6:05',
  ]);
  const towns = [...field.querySelectorAll('optgroup')].map(({ label }) => label);
  expect(towns).toEqual(['Playa del Carmen', 'Tulum']);
  expect(screen.getByText(/dilo después en tu carrito/)).toBeTruthy();
});

it('puts the place into the address, and removes it again', async () => {
  const { address } = show({ ...withExtras(['transport']), pickup });
  const asked = () => new URLSearchParams(address().split('?')[1]).get('pickup');
  await userEvent.selectOptions(where() ?? document.body, 'lcdlp');
  expect(asked()).toBe('lcdlp');
  await userEvent.selectOptions(where() ?? document.body, '');
  expect(asked()).toBeNull();
});

it('shows the pickup time, or that it is unknown', () => {
  const { unmount } = show({ ...withExtras(['transport']), pickup: atManglar });
  expect(screen.getByText('Pasamos a las 7:40. Espera ahí 10 minutos antes.')).toBeTruthy();
  unmount();
  const rides = [{ name: '', time: undefined }];
  show({ ...withExtras(['transport']), pickup: { ...pickup, chosen: 'casa', rides } });
  expect(screen.getByText(/Aún no sabemos la hora/)).toBeTruthy();
});

it('clears the place with the transport', async () => {
  const { address } = show({ ...withExtras(['transport']), pickup: atManglar });
  await userEvent.click(screen.getByRole('checkbox', { name: /Paquete de fotos/ }));
  expect(address()).toContain('pickup=hxm');
  await userEvent.click(screen.getByRole('checkbox', { name: /Transporte redondo/ }));
  expect(address()).not.toContain('pickup');
});

it('sends the place to the cart, and shows a refusal at its field', async () => {
  const problem = {
    code: 'unknownPickup',
    field: 'pickup',
    text: 'Elige otro punto.',
    actions: [],
  };
  bff.reply('POST /api/cart/items', 422, { kind: 'refused', problems: [problem] });
  show({ ...withExtras(['transport']), pickup: atManglar });
  const [add] = screen.getAllByRole('button', { name: 'Agregar al carrito' });
  await userEvent.click(add ?? document.body);
  await waitFor(() => expect(document.activeElement).toBe(where()));
  expect(where()?.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Elige otro punto.')).toBeTruthy();
  expect(JSON.parse(bff.seen.at(-1)?.body ?? '')).toMatchObject({
    extras: ['transport'],
    pickup: 'hxm',
  });
});

it('shows a refused place above the add-ons when it has no field', () => {
  const problem = {
    code: 'unknownPickup',
    field: 'pickup',
    text: 'Elige otro punto.',
    actions: [],
  };
  show({ ...withExtras(['transport']), problems: [problem] });
  expect(document.getElementById('problem-extras')?.textContent).toBe('Elige otro punto.');
});

itPassesAxe(() => show({ ...withExtras(['transport', 'photo']), pickup: atManglar }));
