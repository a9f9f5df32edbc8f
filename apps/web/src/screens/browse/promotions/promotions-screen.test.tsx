/** @jest-environment jsdom */
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { aPromotionsView } from '@shop/test/views/offer-views';
import { renderScreen } from '@shop/test/views/render-screen';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PromotionsScreen } from './promotions-screen.js';

const show = () => renderScreen(<PromotionsScreen view={aPromotionsView()} />);

const coupon = (name: string) => {
  const article = screen.getByRole('heading', { name }).closest('li');
  if (!article) throw new Error(`no coupon ${name}`);
  return within(article);
};

it.each([
  { name: 'Los más pequeños', saving: 'Gratis' },
  { name: 'Meses sin intereses', saving: 'Hasta 15 meses' },
  { name: 'Temporada de agua clara', saving: '−8 %' },
])('tells of "$name" what it saves: $saving', ({ name, saving }) => {
  show();
  expect(coupon(name).getByText(saving)).toBeTruthy();
  expect(coupon(name).getByText('Ver condiciones').closest('details')).toBeTruthy();
});

it('gives a code with its dates, and the way to a package', () => {
  show();
  const code = coupon('Temporada de agua clara');
  expect(code.getByText('Del dom 1 nov 2026 al mié 31 mar 2027')).toBeTruthy();
  expect(code.getByText('AGUACLARA', { selector: 'code' })).toBeTruthy();
  const combo = coupon('3 o más parques o tours');
  expect(combo.getByRole('link', { name: 'Arma tu paquete' }).getAttribute('href')).toBe(
    '/es/arma-tu-paquete/',
  );
});

it('says so where a code could not be copied', async () => {
  const { said } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar AGUACLARA' }));
  await waitFor(() => expect(said).toEqual(['No se pudo copiar. El código es AGUACLARA']));
});

it('copies a code and says so', async () => {
  const written: string[] = [];
  Object.assign(navigator, {
    clipboard: { writeText: async (text: string) => written.push(text) },
  });
  const { said } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar AGUACLARA' }));
  await waitFor(() => expect(said).toEqual(['Código AGUACLARA copiado']));
  expect(written).toEqual(['AGUACLARA']);
});

itPassesAxe(show);
