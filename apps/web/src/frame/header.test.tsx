/** @jest-environment jsdom */
import { aFullFrame } from '@shop/test/views/a-frame';
import { expectNoAxeFindings, itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { startBackend } from '@shop/test/fake-backend';
import type { FrameView } from '@shop/ports/screens';
import { fireEvent, screen, within } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from './bottom-bar.js';
import { Header } from './header.js';
import { loadParts } from './late-part.js';

await loadParts();

function Shown({ frame, cartCount }: { frame: FrameView; cartCount: number }) {
  const { t } = useTranslation('frame');
  return <Header frame={frame} cartCount={cartCount} t={t} />;
}

function Bar({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('frame');
  return <BottomBar frame={frame} t={t} />;
}

const show = (differs: Partial<FrameView> = {}, cartCount = 0) =>
  renderScreen(<Shown frame={aFullFrame(differs)} cartCount={cartCount} />);

it('lists all entries but home, and marks the current one', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Parques',
    'Tours',
    'Hoteles',
    'Promociones',
    'Paquetes',
  ]);
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Tours']);
});

it('searches by GET', () => {
  show();
  const form = screen.getByRole('search') as HTMLFormElement; // as: a form
  expect(form.getAttribute('action')).toBe('/es/busqueda/');
  expect(form.method).toBe('get');
  const box = within(form).getByRole('searchbox', { name: 'Buscar parques, tours y ayuda' });
  expect(box.getAttribute('name')).toBe('q');
});

it.each([
  { path: '/es/busqueda/?q=r%C3%ADo+lento&page=2', word: 'río lento' },
  { path: '/es/preguntas-frecuentes/gran-ceiba/?q=lluvia', word: '' },
])('has "$word" in the box on $path', ({ path, word }) => {
  show({ path });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(word);
});

it('suggests in the header box once it is used', async () => {
  const bff = await startBackend();
  bff.reply('/api/search/start?language=es', 200, { isReady: true });
  renderScreen(<Shown frame={aFullFrame()} cartCount={0} />, { origin: bff.url });
  fireEvent.focus(screen.getByRole('searchbox'));
  expect((await screen.findByRole('combobox')).id).toBe('header-q');
  await bff.stop();
});

it('shows whether the phone is staffed, in park time, and the local number', () => {
  show();
  expect(screen.getByText('Te atendemos ahora')).toBeTruthy();
  expect(screen.getByText('hora local del parque')).toBeTruthy();
  expect(screen.getByRole('link', { name: '+52 998 555 0134' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '+1 305 555 0142' })).toBeNull();
  const service = screen.getByRole('link', { name: 'Atención al cliente' });
  expect(service.getAttribute('href')).toBe('#contact');
});

it('shows the cart count', () => {
  show({}, 2);
  expect(screen.getByRole('link', { name: 'Carrito, 2 productos' })).toBeTruthy();
});

it('hides desktop-only parts on a phone', () => {
  show({ layout: 'mobile' });
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByText('hora local del parque')).toBeNull();
  expect(screen.getByRole('link', { name: 'Buscar' }).getAttribute('href')).toBe('/es/busqueda/');
  expect(screen.getByRole('link', { name: 'Menú' }).getAttribute('href')).toBe('#discover');
});

itPassesAxe(show);

it('has four links and the menu in the phone bar', async () => {
  const { container } = renderScreen(<Bar frame={aFullFrame()} />);
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Inicio',
    'Parques',
    'Tours',
    'Promociones',
    'Más',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'page',
    null,
    null,
  ]);
  expect(links[4]?.getAttribute('href')).toBe('#discover');
  await expectNoAxeFindings(container);
});

it('marks the menu in the bar for a page that only the menu lists', () => {
  const { navigation } = aFullFrame();
  const atHotels = navigation.map((one) => ({ ...one, current: one.key === 'hotels' }));
  renderScreen(<Bar frame={aFullFrame({ navigation: atHotels })} />);
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(['Más']);
});
