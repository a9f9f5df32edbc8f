import { FileContent, FileHotels } from '@shop/adapters/files';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { errorText } from '@shop/domain';
import { aCartLine, aDisplayCart } from '@shop/test/a-display-cart';
import { aProduct } from '@shop/test/a-product';
import { CartPresenter } from './present-cart.js';
import { LinePresenter } from './present-line.js';
import { presentProblem } from './present-problem.js';
import { StayPresenter } from './present-stay.js';

const content = new FileContent('content');
const lines = new LinePresenter(content, new RecordingReporter());
const presenter = new CartPresenter(content, lines, new StayPresenter(new FileHotels('content')));
const sold = aProduct();
const lost = (id: string) => aCartLine({ id, status: 'UNAVAILABLE' });

/** A cart whose lines lost their places, each with one of these notices. */
function filled(codes: readonly ('lineWithPackage' | 'lineClosed')[], catalogue = [sold]) {
  const said = codes.map((code, at) => [`${at}`, presentProblem(code, 'es')] as const);
  const context = { now: new Date('2026-11-20T15:00:00Z'), catalogue, attempt: 'a', problems: [] };
  return presenter.filled(aDisplayCart({ lines: codes.map((_, at) => lost(`${at}`)) }), {
    ...context,
    language: 'es',
    lost: new Map(said),
  });
}

it('can be paid while every line has its places', () => {
  const context = { now: new Date(), catalogue: [sold], attempt: 'a', problems: [] };
  const view = presenter.filled(aDisplayCart(), { ...context, language: 'es', lost: new Map() });
  expect([view.showPaymentButton, view.blocked]).toEqual([true, undefined]);
});

it('cannot be paid when a line lost its places, and names the line', () => {
  const { showPaymentButton, blocked } = filled(['lineWithPackage', 'lineClosed']);
  expect(showPaymentButton).toBe(false);
  expect(blocked).toBe(errorText('lineClosed', 'es'));
});

it('cannot be paid when the state of a line is unknown', () => {
  const view = presenter.filled(aDisplayCart({ lines: [lost('1')] }), {
    now: new Date(),
    catalogue: [sold],
    attempt: 'a',
    problems: [],
    language: 'es',
    lost: new Map(),
  });
  expect(view.blocked).toBe(errorText('lineUnavailable', 'es'));
});

it('offers to change lost lines that are still on sale', () => {
  const actions = (catalogue = [sold]) =>
    filled(['lineClosed'], catalogue).lines[0]?.problem?.actions;
  expect(actions()).toEqual([{ kind: 'changeDate', href: expect.stringContaining('line=0') }]);
  expect(actions([])).toEqual([]);
});
