/** @jest-environment jsdom */
import { renderScreen } from '@shop/test/views/render-screen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
