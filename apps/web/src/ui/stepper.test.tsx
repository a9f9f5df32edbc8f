/** @jest-environment jsdom */
import { renderScreen } from '@shop/test/views/render-screen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './stepper.js';

function show() {
  const counts: number[] = [];
  renderScreen(
    <Stepper
      name="adults1"
      label="Adultos"
      help=""
      value={2}
      min={1}
      max={8}
      lessLabel="Uno menos"
      moreLabel="Uno más"
      onChange={(count) => counts.push(count)}
    />,
  );
  return { counts, field: screen.getByRole<HTMLInputElement>('spinbutton') };
}

it('accepts a typed number after its own was deleted', async () => {
  const user = userEvent.setup();
  const { counts, field } = show();
  await user.type(field, '{Backspace}4');
  expect([field.value, counts]).toEqual(['4', [4]]);
});

it('keeps its number when nothing is typed', async () => {
  const user = userEvent.setup();
  const { counts, field } = show();
  await user.clear(field);
  await user.tab();
  expect([field.value, counts]).toEqual(['2', []]);
});

it('continues from its number after it was emptied', async () => {
  const user = userEvent.setup();
  const { counts, field } = show();
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Uno más' }));
  expect([field.value, counts]).toEqual(['3', [3]]);
});
