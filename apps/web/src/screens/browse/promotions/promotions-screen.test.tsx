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
])('shows what "$name" saves: $saving', ({ name, saving }) => {
  show();
  expect(coupon(name).getByText(saving)).toBeTruthy();
  expect(coupon(name).getByText('Ver condiciones').closest('details')).toBeTruthy();
});

it('reports a code that could not be copied', async () => {
  const { said } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar AGUACLARA' }));
  await waitFor(() => expect(said).toEqual(['No se pudo copiar. El código es AGUACLARA']));
});

it('copies a code and confirms it', async () => {
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
