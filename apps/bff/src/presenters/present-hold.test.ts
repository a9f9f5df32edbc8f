import { presentProblem } from './present-problem.js';
import { besideHold, presentHold } from './present-hold.js';

/** 10:00 in the parks. */
const now = new Date('2026-11-20T15:00:00Z');
const at = (clock: string) => new Date(`2026-11-20T${clock}Z`);
const here = { language: 'es', now, problems: [] } as const;

it.each([
  ['a whole hold', '15:20:00.000', 1_200, '10:20'],
  ['parts of a second, which are not promised', '15:20:00.999', 1_200, '10:20'],
  ['less than that', '15:00:00.999', 0, '10:00'],
  ['what is over', '14:59:00.000', 0, '9:59'],
])('counts %s', (_, clock, secondsLeft, until) => {
  const hold = presentHold({ expiresAt: at(clock) }, here);
  expect(hold).toMatchObject({ secondsLeft, until, endsAt: at(clock).toISOString() });
});

it('is empty when nothing is held', () => {
  expect(presentHold({ expiresAt: undefined, holdExtensionsLeft: 2 }, here)).toBeUndefined();
});

it.each([
  [2, true],
  [1, true],
  [0, false],
  [undefined, false],
])('with %s extensions left, can be extended: %s', (holdExtensionsLeft, canExtend) => {
  const hold = presentHold({ expiresAt: at('15:20:00'), holdExtensionsLeft }, here);
  expect(hold?.canExtend).toBe(canExtend);
});

describe('a refusal', () => {
  const ofHold = { ...presentProblem('holdLimit', 'es'), field: 'hold' };
  const ofPage = presentProblem('cartUpdate', 'es');
  const context = { ...here, problems: [ofPage, ofHold] };

  it('of the hold shows at the hold, and nowhere else', () => {
    const hold = presentHold({ expiresAt: at('15:20:00') }, context);
    expect(hold?.problems).toEqual([ofHold]);
    expect(besideHold(context.problems, hold)).toEqual([ofPage]);
  });

  it('shows on the page when there is no hold', () => {
    expect(besideHold(context.problems, undefined)).toEqual([ofPage, ofHold]);
  });
});
