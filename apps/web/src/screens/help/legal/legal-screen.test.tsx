/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import type { LegalView } from '@shop/ports/screens';
import { screen, within } from '@testing-library/react';
import { LegalScreen } from './legal-screen.js';

const view: LegalView = {
  document: 'privacy',
  title: 'Aviso de privacidad',
  lead: 'Qué sabemos de ti',
  version: { day: '2026-11-01', text: 'domingo 1 de noviembre de 2026' },
  sections: [
    { id: 'datos', title: 'Qué datos recabamos', parts: [{ kind: 'list', items: ['Nombre'] }] },
    {
      id: 'cookies',
      title: 'Cookies',
      parts: [
        { kind: 'text', text: 'Estas son las nuestras.' },
        {
          kind: 'table',
          caption: 'Cookies propias',
          head: ['Nombre', 'Cuánto dura'],
          rows: [['currency', '7 días']],
        },
      ],
    },
  ],
  others: [{ name: 'Términos de uso', href: '/es/terminos-de-uso/' }],
};

const show = (layout: 'mobile' | 'desktop' = 'desktop') =>
  renderScreen(<LegalScreen view={view} frame={aFrame({ layout })} />);

it('lists its contents with links to the sections', () => {
  show();
  const contents = within(screen.getByRole('navigation', { name: 'Contenido' }));
  const link = contents.getByRole('link', { name: 'Cookies' });
  const section = document.querySelector(link.getAttribute('href') ?? '');
  expect(section?.textContent).toContain('Estas son las nuestras.');
});

it('folds the contents on a phone', () => {
  show('mobile');
  expect(screen.getByText('Contenido').closest('details')?.open).toBe(false);
});

it('renders a table as a table, and as a labelled stack on a phone', () => {
  show();
  const table = within(screen.getByRole('table', { name: 'Cookies propias' }));
  expect(table.getByRole('rowheader', { name: 'currency' })).toBeTruthy();
  expect(table.getByRole('columnheader', { name: 'Cuánto dura' })).toBeTruthy();
  expect(table.getByRole('cell', { name: '7 días' }).dataset['name']).toBe('Cuánto dura');
});

itPassesAxe(show);
