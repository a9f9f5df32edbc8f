/** @jest-environment jsdom */
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { act, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { SubscriptionErrorScreen } from './subscription-error-screen.js';

const view = {
  title: 'Tu suscripción al boletín',
  text: 'Ocurrió un error con tu suscripción. Inténtalo más tarde.',
  home: '/es/',
};

let go: ReturnType<typeof useNavigate>;

function Way() {
  go = useNavigate();
  return null;
}

const show = (path: string) =>
  renderScreen(
    <>
      <SubscriptionErrorScreen view={view} />
      <Way />
    </>,
    { path },
  );

const press = (init = {}) => fireEvent.click(screen.getByRole('link', { name: 'Regresar' }), init);

it('reports the failure, and links home when there is no page to return to', async () => {
  const { container, address } = show('/es/suscripcion-error/');
  expect(screen.getByText(view.text)).toBeTruthy();
  press();
  expect(address()).toBe('/es/');
  await expectNoAxeFindings(container);
});

it('returns to the page that it came from', () => {
  const { address } = show('/es/entrada-bruma/?month=2027-01');
  act(() => void go('/es/suscripcion-error/'));
  press();
  expect(address()).toBe('/es/entrada-bruma/?month=2027-01');
});

it('leaves a press for a new tab to the browser', () => {
  const { address } = show('/es/entrada-bruma/');
  act(() => void go('/es/suscripcion-error/'));
  press({ ctrlKey: true });
  expect(address()).toBe('/es/suscripcion-error/');
});
