/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aCartLineView, aCartView, aHold, anUndo } from '@shop/test/views/a-cart-view';
import { aFrame, aVisitor } from '@shop/test/views/a-frame';
import { aPoster } from '@shop/test/views/a-poster';
import { itPassesAxe } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import {
  cartScreen,
  type CartView,
  isPageOf,
  type PageView,
  type UndoView,
} from '@shop/ports/screens';
import { jest } from '@jest/globals';
import { skipToken, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartScreen } from './cart-screen.js';
import type { Shown } from '../../../shop/page-key.js';

const path = '/es/carrito/';
const frame = aFrame({ path });
const bff = await startBackend();
afterAll(() => bff.stop());

const empty: CartView = { kind: 'empty', suggestions: [aPoster()], problems: [] };

const aPage = (view: CartView): PageView => ({
  screen: 'cart',
  view,
  frame,
  visitor: aVisitor(),
  head: {
    title: 'Carrito',
    description: '',
    canonical: undefined,
    alternates: [],
    isIndexed: false,
    picture: 'http://localhost/sharing/home.es.png',
    pictureAlt: 'Coralibrí',
    data: [],
    wall: undefined,
  },
});

/** Renders the page that the query cache holds, as the frame does. */
function CachedCart() {
  const { data } = useQuery<Shown>({ queryKey: ['page', path], queryFn: skipToken });
  if (data?.kind !== 'page' || !isPageOf(cartScreen, data.page)) return null;
  return <CartScreen view={data.page.view} frame={data.page.frame} />;
}

const show = (view: CartView) =>
  renderScreen(<CachedCart />, { path, origin: bff.url, page: aPage(view) });

it('shows each line with its actions, its hold and its cost', () => {
  show(aCartView({ hold: aHold() }));
  const line = within(screen.getByRole('group', { name: 'Ojos de Agua' }));
  expect(line.getByText('sáb 12 dic 2026')).toBeTruthy();
  expect(line.getByText('2 adultos')).toBeTruthy();
  expect(line.getByRole('link', { name: 'Editar Ojos de Agua' }).getAttribute('href')).toContain(
    'line=line-1',
  );
  expect(screen.getByText(/hasta las 14:20, hora local del parque/)).toBeTruthy();
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  // In the line and in the total.
  expect(summary.getAllByText('6,702.78 pesos mexicanos')).toHaveLength(2);
  expect(within(summary.getByRole('status')).getByText('6,702.78 pesos mexicanos')).toBeTruthy();
  expect(summary.getByRole('link', { name: 'Ir al pago' }).getAttribute('href')).toBe('/es/pago/');
});

it('removes by a plain form', () => {
  const { container } = show(aCartView());
  const form = container.querySelector<HTMLFormElement>('form[action="/api/cart/items/remove"]');
  expect(form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    path,
    line: 'line-1',
    attempt: 'attempt-0001',
  });
});

const removes = (undo: UndoView) =>
  bff.reply('POST /api/cart/items/remove', 200, {
    kind: 'done',
    next: path,
    notice: undo.notice,
    view: { cart: { ...empty, undo }, count: 0 },
  });

it('focuses its heading even if a frame arrives before the restored cart', async () => {
  removes(anUndo());
  bff.reply('POST /api/cart/undo', 200, {
    kind: 'done',
    next: path,
    notice: '',
    view: { cart: aCartView(), count: 1 },
  });
  show(aCartView());
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Ojos de Agua' }));
  const undo = await screen.findByRole('button', { name: 'Deshacer' });
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((then) => {
    then(0);
    return 0;
  });
  await userEvent.click(undo);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Tu carrito'));
  frames.mockRestore();
});

it('removes a line, and shows the result of an undo in its place', async () => {
  removes(anUndo());
  const notice = 'Listo: tu carrito está como antes';
  const cart = aCartView({ lines: [aCartLineView({ id: 'line-2' })] });
  bff.reply('POST /api/cart/undo', 200, {
    kind: 'done',
    next: path,
    notice,
    view: { cart, count: 1 },
  });
  const { counts, said } = show(aCartView());
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Ojos de Agua' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tu carrito está vacío' }),
  ).toBeTruthy();
  expect(screen.getByText('Se quitó Ojos de Agua')).toBeTruthy();
  // After a click the focus stays, so that the next key press does not undo.
  const undo = screen.getByRole('button', { name: 'Deshacer' });
  expect(document.activeElement).not.toBe(undo);
  await userEvent.click(undo);
  expect(await screen.findByRole('group', { name: 'Ojos de Agua' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Tu carrito'));
  expect(counts).toEqual([0, 1]);
  const offered =
    'El carrito se actualizó correctamente. Se quitó Ojos de Agua. Puedes deshacerlo.';
  expect(said).toEqual(['El carrito se actualizó correctamente', offered, notice]);
  expect(JSON.parse(bff.seen.at(-1)?.body ?? '')).toEqual({
    path,
    back: 'sealed-1',
    attempt: 'attempt-0002',
  });
});

it('shows a change even if an older page reply arrives after it', async () => {
  removes(anUndo());
  const { queries } = show(aCartView());
  let answer = (_: Shown): void => undefined;
  const before: Shown = { kind: 'page', page: aPage(aCartView()) };
  const asked = queries.fetchQuery<Shown>({
    queryKey: ['page', path],
    queryFn: () => new Promise((resolve) => (answer = resolve)),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Ojos de Agua' }));
  await screen.findByRole('heading', { level: 1, name: 'Tu carrito está vacío' });
  answer(before);
  await asked.catch(() => undefined);
  expect(queries.getQueryData(['page', path])).toMatchObject({ page: { view: { kind: 'empty' } } });
});

it('reloads a page that was loading when the cart changed', async () => {
  const pageWith = (view: CartView): Shown => ({ kind: 'page', page: aPage(view) });
  removes(anUndo());
  let asked = 0;
  const never = new Promise<Shown>(() => undefined);
  const ask = () => ((asked += 1) === 1 ? never : Promise.resolve(pageWith(empty)));
  const Arriving = () => {
    const placeholderData = pageWith(aCartView());
    const { data } = useQuery<Shown>({ queryKey: ['page', path], queryFn: ask, placeholderData });
    if (data?.kind !== 'page' || !isPageOf(cartScreen, data.page)) return null;
    return <CartScreen view={data.page.view} frame={data.page.frame} />;
  };
  renderScreen(<Arriving />, { path, origin: bff.url });
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Ojos de Agua' }));
  await screen.findByRole('heading', { level: 1, name: 'Tu carrito está vacío' });
  expect(asked).toBe(2);
});

it('moves the keyboard focus from the removed button to the undo', async () => {
  removes(anUndo());
  show(aCartView());
  screen.getByRole('button', { name: 'Quitar Ojos de Agua' }).focus();
  await userEvent.keyboard('{Enter}');
  const undo = await screen.findByRole('button', { name: 'Deshacer' });
  expect(document.activeElement).toBe(undo);
});

it('keeps the line and reports when it could not be removed', async () => {
  bff.reply('POST /api/cart/items/remove', 422, {
    kind: 'refused',
    problems: [
      {
        code: 'cartUpdate',
        field: 'page',
        text: 'Hubo un error al actualizar el carrito',
        actions: [],
      },
    ],
  });
  show(aCartView());
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Ojos de Agua' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Hubo un error');
  expect(screen.getByRole('group', { name: 'Ojos de Agua' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

it('explains why it cannot be paid, and what to do with the blocking line', () => {
  const problem = {
    code: 'lineUnavailable',
    field: 'page',
    text: 'Ya no hay lugares para este día.',
    actions: [{ kind: 'changeDate', href: '/es/carrito/?line=line-1#edit' }] as const,
  };
  const lines = [aCartLineView({ problem })];
  show(aCartView({ lines, showPaymentButton: false, blocked: 'Cambia la fecha.' }));
  const line = within(screen.getByRole('group', { name: 'Ojos de Agua' }));
  expect(line.getByRole('link', { name: 'Cambiar fecha' })).toBeTruthy();
  expect(line.getByRole('button', { name: 'Quitar Ojos de Agua' })).toBeTruthy();
  expect(screen.getByText('Cambia la fecha.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ir al pago' })).toBeNull();
});

it('offers links when it is empty', () => {
  show(empty);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Copalera' })).toBeTruthy();
});

it('reports that the cart is safe when it cannot be read', () => {
  show({
    kind: 'failed',
    problem: {
      code: 'x',
      field: 'page',
      text: 'Sin carrito',
      actions: [{ kind: 'retry', href: path }],
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('Tu carrito está a salvo');
  expect(screen.getByRole('link', { name: 'Reintentar' }).getAttribute('href')).toBe(path);
});

itPassesAxe(() => show(aCartView()));
