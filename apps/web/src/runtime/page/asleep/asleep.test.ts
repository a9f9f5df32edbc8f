/** @jest-environment jsdom */
import { watchConnection } from './connection.js';
import { shrinkHeader } from './header.js';

const text = 'No hay conexión';

beforeEach(() => {
  document.body.replaceChildren();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<header data-header></header><input value="Ana">' +
      `<p id="offline" data-back="Otra vez" hidden>${text}</p><p id="announcer"></p>`,
  );
});

const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

/** Resolves in the next frame, when the announcement is written. */
function connect(isOnline: boolean): Promise<unknown> {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  return new Promise(requestAnimationFrame);
}

it('reports a lost and a restored connection, and leaves forms alone', async () => {
  watchConnection();
  const field = document.querySelector('input');
  await connect(false);
  expect(part('#offline').hidden).toBe(false);
  expect(part('#announcer').textContent).toBe(text);
  await connect(true);
  expect(part('#offline').hidden).toBe(true);
  expect(part('#announcer').textContent).toBe('Otra vez');
  expect([field?.isConnected, field?.value]).toEqual([true, 'Ana']);
});

it('shrinks the header when scrolling down and restores it when scrolling up', () => {
  shrinkHeader();
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  scrollTo(400);
  expect(part('header').hasAttribute('data-small')).toBe(true);
  scrollTo(396);
  expect(part('header').hasAttribute('data-small')).toBe(true);
  scrollTo(380);
  expect(part('header').hasAttribute('data-small')).toBe(false);
});
