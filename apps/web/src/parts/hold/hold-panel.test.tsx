/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aCartView, aHold } from '@shop/test/views/a-cart-view';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { allTexts } from '@shop/test/views/texts';
import type { HeldView, HoldView } from '@shop/ports/screens';
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { createTranslator } from '../../shop/translator.js';
import { I18nextProvider } from 'react-i18next';
import { HoldInDock } from './hold-clock.js';
import { HoldPanel } from './hold-panel.js';

const path = '/es/carrito/';
const bff = await startBackend();
afterAll(() => bff.stop());
afterEach(() => void jest.useRealTimers());

const panelOf = (hold: HoldView, onHeld: (held: HeldView) => void = () => undefined) => (
  <HoldPanel hold={hold} path={path} attempt="attempt-0001" onHeld={onHeld} />
);
/** Renders a panel with fake timers. */
function show(differs: Partial<HoldView> = {}) {
  jest.useFakeTimers();
  return renderScreen(panelOf(aHold(differs)), { path });
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));
/** The visible text, without the hidden texts that reserve space. */
const time = () => {
  const shown = screen.getByRole('timer').cloneNode(true) as Element; // as: a copy of it
  for (const spare of shown.querySelectorAll('[aria-hidden]')) spare.remove();
  return shown.textContent;
};
const button = (name: string) => screen.queryByRole('button', { name });
const lit = (container: HTMLElement) =>
  [...container.querySelectorAll('i')].map(({ dataset }) => dataset.lit ?? '-').join(' ');

describe('the clock', () => {
  it('counts the server’s seconds, whatever the visitor’s own clock says', () => {
    jest.useFakeTimers({ now: new Date('2031-05-05T00:00:00Z') });
    renderScreen(panelOf(aHold({ secondsLeft: 1_125 })), { path });
    expect(time()).toMatch(/^18:45/);
    pass(3);
    expect(time()).toMatch(/^18:42/);
    pass(523);
    expect(time()).toMatch(/^9:59/);
  });

  it('shows the end, and marks the last five minutes', () => {
    show({ secondsLeft: 301 });
    expect(time()).toMatch(/hasta las 14:20, hora local del parque$/);
    pass(1);
    expect(time()).toMatch(/minSe liberan pronto: a las 14:20, hora local del parque$/);
  });

  it.each([
    [1_200, `${'on '.repeat(20)}`],
    [1_122, `3 ${'on '.repeat(18)}-`],
    [1_080, `${'on '.repeat(18)}- -`],
    [30, `2 ${'- '.repeat(19)}`],
  ])('with %s seconds left has a dot per minute', (secondsLeft, dots) => {
    const { container } = show({ secondsLeft });
    expect(lit(container)).toBe(dots.trim());
  });

  it('counts from the arrival of its view, also when shown again', () => {
    const hold = aHold({ secondsLeft: 600 });
    jest.useFakeTimers();
    renderScreen(panelOf(hold), { path }).unmount();
    pass(60);
    renderScreen(panelOf(hold), { path });
    expect(time()).toMatch(/^9:00/);
  });

  it.each([
    ['came, however late its code does', '0', /^19:52/],
    ['was kept to be read without a connection', '300000', /^14:52/],
  ])('counts from when its HTML %s', (_, keptMs, shown) => {
    document.documentElement.dataset['keptMs'] = keptMs;
    jest.useFakeTimers();
    const began = performance.now();
    const getEntriesByType = () => [{ responseStart: began }];
    Object.assign(performance, { getEntriesByType });
    // Server and browser each have their own view object.
    const page = () => (
      <I18nextProvider i18n={createTranslator('es', allTexts.es)}>
        <QueryClientProvider client={new QueryClient()}>{panelOf(aHold())}</QueryClientProvider>
      </I18nextProvider>
    );
    const html = renderToString(page());
    expect(html).toContain('20:00');
    const container = document.createElement('div');
    container.append(document.createRange().createContextualFragment(html));
    document.body.append(container);
    pass(8);
    render(page(), { container, hydrate: true });
    delete document.documentElement.dataset['keptMs'];
    expect(time()).toMatch(shown);
  });

  it('restarts with the server’s next value', () => {
    const { showNext } = show({ secondsLeft: 60 });
    pass(30);
    showNext(panelOf(aHold({ secondsLeft: 1_200, until: '14:40' })));
    expect(time()).toMatch(/^20:00.*hasta las 14:40, hora local del parque$/);
  });

  it.each([
    ['comes out of the browser’s own cache', () => window, 'pageshow'],
    ['is looked at again', () => document, 'visibilitychange'],
  ])('is correct at once when its page %s', (_, target, event) => {
    // Intervals do not fire, as in a background tab.
    jest.useFakeTimers({ doNotFake: ['setInterval', 'clearInterval'] });
    renderScreen(panelOf(aHold()), { path });
    act(() => void jest.advanceTimersByTime(300_000));
    act(() => void target().dispatchEvent(new Event(event)));
    expect(time()).toMatch(/^15:00/);
  });

  it('shows in the phone bar as well', () => {
    jest.useFakeTimers();
    const { container } = renderScreen(<HoldInDock hold={aHold({ secondsLeft: 61 })} />);
    expect(container.textContent).toContain('apartado 1:01');
    pass(61);
    expect(container.textContent).toBe('');
  });
});

it('reloads the page after a machine sleep that stopped the clock', () => {
  const { queries } = show();
  queries.setQueryData(['page', path], {});
  const isAskedAnew = () => queries.getQueryState(['page', path])?.isInvalidated;
  pass(5);
  expect(isAskedAnew()).toBe(false);
  jest.setSystemTime(Date.now() + 600_000);
  pass(1);
  expect(isAskedAnew()).toBe(true);
});

describe('the screen reader announcements', () => {
  it('are five minutes, one minute, and the end, and nothing else', () => {
    const { said } = show({ secondsLeft: 1_200 });
    pass(899);
    expect(said).toEqual([]);
    pass(1);
    expect(said).toEqual(['Tus lugares siguen apartados 5 minutos más']);
    pass(239);
    expect(said).toHaveLength(1);
    pass(1);
    expect(said.slice(1)).toEqual(['Tus lugares siguen apartados 1 minuto más']);
    pass(59);
    expect(said).toHaveLength(2);
    pass(60);
    expect(said.slice(2)).toEqual(['Tus lugares se liberaron']);
    pass(600);
    expect(said).toHaveLength(3);
  });

  it('skip what a freshly loaded page shows anyway', () => {
    const { said } = show({ secondsLeft: 200 });
    pass(100);
    expect(said).toEqual([]);
  });
});

describe('more time', () => {
  it('is announced before the last ten minutes, and offered in them', () => {
    show({ secondsLeft: 601 });
    expect(button('Apartar por más tiempo')).toBeNull();
    expect(screen.getByText(/en los últimos 10 minutos/)).toBeTruthy();
    pass(2);
    expect(button('Apartar por más tiempo')).toBeTruthy();
    expect(screen.queryByText(/en los últimos 10 minutos/)).toBeNull();
  });

  it('is neither announced nor offered when used up', () => {
    show({ secondsLeft: 601, canExtend: false });
    expect(screen.queryByText(/en los últimos 10 minutos/)).toBeNull();
    pass(300);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the current hold and keeps the focus', async () => {
    const held: HeldView[] = [];
    const view = { cart: aCartView({ hold: aHold() }), count: 1 };
    bff.reply('POST /api/cart/hold', 200, { kind: 'done', next: path, notice: 'Listo', view });
    const { said } = renderScreen(
      panelOf(aHold({ secondsLeft: 300 }), (next) => held.push(next)),
      { path, origin: bff.url },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Apartar por más tiempo' }));
    await waitFor(() => expect(screen.getByRole('region')).toBe(document.activeElement));
    expect(held).toEqual([view]);
    expect(said).toEqual(['Listo']);
    expect(JSON.parse(bff.seen.at(-1)?.body ?? '')).toEqual({ path, attempt: 'attempt-0001' });
  });

  it('shows a refusal in its place', async () => {
    const problem = {
      code: 'holdLimit',
      field: 'hold',
      text: 'Dos veces, el máximo.',
      actions: [],
    };
    bff.reply('POST /api/cart/hold', 422, { kind: 'refused', problems: [problem] });
    renderScreen(panelOf(aHold({ secondsLeft: 300 })), { path, origin: bff.url });
    await userEvent.click(screen.getByRole('button', { name: 'Apartar por más tiempo' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Dos veces, el máximo.');
    expect(screen.getByRole('region').contains(alert)).toBe(true);
  });

  it('shows a refusal of a plain form, too', () => {
    const problem = {
      code: 'holdLimit',
      field: 'hold',
      text: 'Dos veces, el máximo.',
      actions: [],
    };
    show({ problems: [problem], canExtend: false });
    expect(screen.getByRole('alert').textContent).toBe('Dos veces, el máximo.');
  });
});

describe('after the end', () => {
  it('shows it, with one press to retry', () => {
    show({ secondsLeft: 2 });
    expect(screen.queryByText('Tus lugares se liberaron')).toBeNull();
    pass(2);
    expect(screen.getByText('Tus lugares se liberaron')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('button').textContent).toBe('Volver a apartarlos');
  });

  it('sends nothing by itself', async () => {
    const before = bff.seen.length;
    jest.useFakeTimers();
    renderScreen(panelOf(aHold({ secondsLeft: 1 })), { path, origin: bff.url });
    pass(3_600);
    expect(bff.seen).toHaveLength(before);
  });

  it('shows what could be held again', async () => {
    const held: HeldView[] = [];
    const view = { cart: aCartView({ hold: undefined }), count: 1 };
    bff.reply('POST /api/cart/hold/again', 200, { kind: 'done', next: path, view });
    renderScreen(
      <>
        <h1 id="title" tabIndex={-1}>
          Tu carrito
        </h1>
        {panelOf(aHold({ secondsLeft: 0 }), (next) => held.push(next))}
      </>,
      { path, origin: bff.url },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Volver a apartarlos' }));
    await waitFor(() => expect(screen.getByRole('heading')).toBe(document.activeElement));
    expect(held).toEqual([view]);
    expect(JSON.parse(bff.seen.at(-1)?.body ?? '')).toEqual({ path });
  });

  it('is a plain form as well', () => {
    const { container } = show({ secondsLeft: 0 });
    const form = container.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/cart/hold/again']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ path });
  });
});

it.each([1_200, 100, 0])(
  'passes the automatic accessibility check with %s seconds left',
  async (secondsLeft) => {
    const { container } = renderScreen(panelOf(aHold({ secondsLeft })), { path });
    await expectNoAxeFindings(container);
  },
);
