/** @jest-environment jsdom */
import { renderScreen } from '@shop/test/views/render-screen';
import { allTexts } from '@shop/test/views/texts';
import { act, screen } from '@testing-library/react';
import { loadTexts } from '../../shop/texts.js';
import { OfflineBanner } from './offline-banner.js';

beforeAll(() => loadTexts('es', async () => allTexts.es));

/** As a browser tells of its connection. */
function connect(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => connect(true));

const text = 'No hay conexión. Inténtalo más tarde o llama al centro de atención.';

it('comes and goes with the connection, says both, and leaves forms as they are', () => {
  const { said } = renderScreen(
    <>
      <OfflineBanner language="es" />
      <input aria-label="Nombre" />
    </>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  field.value = 'Ana';
  expect(screen.queryByText(text)).toBeNull();
  connect(false);
  expect(screen.getByText(text)).toBeTruthy();
  connect(true);
  expect(screen.queryByText(text)).toBeNull();
  expect(said).toEqual([text, 'Ya hay conexión otra vez']);
  expect([field.isConnected, field.value]).toEqual([true, 'Ana']);
});
