/** @jest-environment jsdom */
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { screen, within } from '@testing-library/react';
import { SiteMapScreen } from './site-map-screen.js';

it('lists the pages under the headings of their types', async () => {
  const { container } = renderScreen(
    <SiteMapScreen
      view={{
        title: 'Mapa del sitio',
        groups: [
          { key: 'parks', pages: [{ name: 'Bruma', href: '/es/entrada-bruma/' }] },
          { key: 'legal', pages: [{ name: 'Términos de uso', href: '/es/terminos-de-uso/' }] },
        ],
      }}
    />,
  );
  const parks = within(screen.getByRole('region', { name: 'Parques' }));
  expect(parks.getByRole('link', { name: 'Bruma' }).getAttribute('href')).toBe(
    '/es/entrada-bruma/',
  );
  expect(parks.queryByRole('link', { name: 'Términos de uso' })).toBeNull();
  await expectNoAxeFindings(container);
});
