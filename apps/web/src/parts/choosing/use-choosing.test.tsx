/** @jest-environment jsdom */
import { renderScreen } from '@shop/test/views/render-screen';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { useChoosing } from './use-choosing.js';

const page = '/es/armar-paquete/?slot=1';
const other = '/es/armar-paquete/?slot=2';

function Presses({ view }: { view: object }) {
  const { press } = useChoosing(view, (to: string) => ({ to }));
  return [page, other].map((to) => (
    <button key={to} type="button" onClick={() => press(to)}>
      {to}
    </button>
  ));
}

/** Loads the page of the address, as the shop does. */
function Loads({ loading }: { loading: Promise<unknown> }) {
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  useQuery({ queryKey: ['page', path], queryFn: () => (path === page ? {} : loading) });
  return null;
}

const click = (to: string) => userEvent.click(screen.getByRole('button', { name: to }));

it('loads the page of a press, and that of the next once its view is there', async () => {
  const { address, showNext } = renderScreen(<Presses view={{}} />, { path: page });
  await click(other);
  await click(page);
  expect(address()).toBe(other);
  showNext(<Presses view={{}} />);
  expect(address()).toBe(page);
});

it('waits for no view after a press that leads to the page itself', async () => {
  const { address } = renderScreen(<Presses view={{}} />, { path: page });
  await click(page);
  await click(other);
  expect(address()).toBe(other);
});

it('drops the press that waited for a view that failed to load', async () => {
  let fail: (error: Error) => void = () => undefined;
  const loading = new Promise((_, reject) => (fail = reject));
  const both = (
    <>
      <Loads loading={loading} />
      <Presses view={{}} />
    </>
  );
  const { address, queries } = renderScreen(both, { path: page });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  await click(other);
  await click(page);
  fail(new Error('no connection'));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(address()).toBe(other);
  await click(page);
  expect(address()).toBe(page);
});
