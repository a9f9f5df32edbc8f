/** @jest-environment jsdom */
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { aGalleryView } from '@shop/test/views/offer-views';
import { renderScreen } from '@shop/test/views/render-screen';
import { screen, within } from '@testing-library/react';
import { GalleryScreen } from './gallery-screen.js';

const show = () => renderScreen(<GalleryScreen view={aGalleryView()} />);

it('lazy-loads what is below the first view', () => {
  show();
  const list = within(screen.getByRole('list', { name: 'Galería' }));
  const late = list.getAllByRole('img').map((image) => image.getAttribute('loading'));
  expect(late).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
});

it('describes a large picture, with its place and a link to buy', () => {
  show();
  const figure = within(screen.getByRole('figure', { name: 'Imagen 2 de 6' }));
  const hrefOf = (name: string) => figure.getByRole('link', { name }).getAttribute('href');
  expect(figure.getByRole('img', { name: 'Detalle 1' })).toBeTruthy();
  expect(hrefOf('Bruma')).toBe('/es/acerca-de-bruma/');
  expect(hrefOf('Ver fechas y precios')).toBe('/es/entrada-bruma/');
  expect(hrefOf('Imagen anterior')).toBe('#picture-bruma-1');
  expect(hrefOf('Imagen siguiente')).toBe('#picture-bruma-3');
  expect(hrefOf('Cerrar')).toBe('#open-bruma-2');
});

itPassesAxe(show);
