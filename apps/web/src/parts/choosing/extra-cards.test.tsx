/** @jest-environment jsdom */
import { startBackend } from '@shop/test/fake-backend';
import { aBuyView } from '@shop/test/views/a-buy-view';
import { renderScreen } from '@shop/test/views/render-screen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExtraCards } from './extra-cards.js';

const bff = await startBackend();
afterAll(() => bff.stop());

it('keeps ticks that no view shows yet', async () => {
  const asked: (readonly string[] | undefined)[] = [];
  renderScreen(
    <ExtraCards
      view={aBuyView()}
      problems={[]}
      priceOf={() => undefined}
      onChoose={({ extras }) => asked.push(extras)}
    />,
    { path: '/es/arma-tu-paquete/', origin: bff.url },
  );
  const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
  await tick(/Paquete de fotos/);
  await tick(/^Transporte redondo/);
  await tick(/^Transporte con alimentos/);
  await tick(/Paquete de fotos/);
  expect(asked).toEqual([[], ['transport'], ['transportWithFood'], ['transportWithFood', 'photo']]);
});
