/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aCartView, anUndo } from '@shop/test/views/a-cart-view';
import { aFrame } from '@shop/test/views/a-frame';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartScreen } from './cart-screen.js';

const path = '/es/carrito/?done=cartUpdated&undo=sealed-1';
const bff = await startBackend();
afterAll(() => bff.stop());
afterEach(() => void jest.useRealTimers());

const show = () =>
  renderScreen(<CartScreen view={aCartView({ undo: anUndo() })} frame={aFrame({ path })} />, {
    path,
    origin: bff.url,
  });
/** Renders with fake timers. */
const showStill = () => {
  jest.useFakeTimers();
  return show();
};
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));
const undo = () => screen.queryByRole('button', { name: 'Deshacer' });
const bar = () => {
  const found = document.querySelector('[data-undo]');
  if (!found) throw new Error('no bar');
  return found;
};

describe('the undo', () => {
  it('lasts eight seconds, after which its address offers nothing', () => {
    const { said, address } = showStill();
    expect(said.at(-1)).toMatch(/Se quitó Ojos de Agua. Puedes deshacerlo.$/);
    pass(7.9);
    expect(undo()).toBeTruthy();
    pass(0.2);
    expect(undo()).toBeNull();
    expect(address()).toBe('/es/carrito/');
  });

  it('pauses while hovered, and then continues', () => {
    showStill();
    pass(5);
    fireEvent.pointerEnter(bar());
    pass(60);
    expect(undo()).toBeTruthy();
    fireEvent.pointerLeave(bar());
    pass(2.9);
    expect(undo()).toBeTruthy();
    pass(0.2);
    expect(undo()).toBeNull();
  });

  it('pauses while focused, on any of its buttons', async () => {
    showStill();
    pass(5);
    act(() => undo()?.focus());
    pass(60);
    await act(async () => screen.getByRole('button', { name: 'Cerrar' }).focus());
    pass(60);
    expect(undo()).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Quitar Ojos de Agua' }).focus());
    pass(2.9);
    expect(undo()).toBeTruthy();
    pass(0.2);
    expect(undo()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Quitar');
  });

  it('ends on close, which moves the focus to the page heading', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(undo()).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tu carrito'));
  });
});

it('stays after a failure, explains it, and can be retried', async () => {
  const problem = { code: 'notUndone', field: 'page', text: 'No pudimos deshacer el cambio' };
  const detail = 'No hay entradas para esa fecha, por favor seleccione una diferente';
  bff.reply('POST /api/cart/undo', 422, {
    kind: 'refused',
    problems: [{ ...problem, actions: [], detail }],
    attempt: 'attempt-0003',
  });
  show();
  await userEvent.click(undo() ?? document.body);
  const said = await screen.findByRole('alert');
  expect(said.textContent).toBe(`${problem.text}${detail}`);
  expect(document.activeElement).toBe(undo());
  await userEvent.click(undo() ?? document.body);
  const attempts = bff.seen.map(({ body }) => (JSON.parse(body) as { attempt: string }).attempt); // as: the form's own fields
  expect(attempts).toEqual(['attempt-0002', 'attempt-0003']);
});

it('shows a higher price of its nights, and takes a second press as consent', async () => {
  const newer = '/es/carrito/?undo=sealed-2';
  const actions = [{ kind: 'newTotal', href: newer, text: '$300.00 MXN' }];
  bff.reply('POST /api/cart/undo', 422, {
    kind: 'refused',
    problems: [
      { code: 'notUndone', field: 'page', text: 'No pudimos deshacer el cambio', actions },
    ],
    attempt: 'attempt-0003',
  });
  const { went, showNext } = show();
  await userEvent.click(undo() ?? document.body);
  await waitFor(() => expect(went).toEqual([newer]));
  const rests = 'Las noches cuestan ahora $100.00 MXN más: $300.00 MXN en total.';
  const next = anUndo({ back: 'sealed-2', attempt: 'attempt-0004', rests });
  showNext(<CartScreen view={aCartView({ undo: next })} frame={aFrame({ path: newer })} />);
  expect(bar().textContent).toContain(rests);
  await userEvent.click(undo() ?? document.body);
  await waitFor(() =>
    expect(JSON.parse(bff.seen.at(-1)?.body ?? '')).toMatchObject({
      back: 'sealed-2',
      attempt: 'attempt-0004',
    }),
  );
});

itPassesAxe(show);
