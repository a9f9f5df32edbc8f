import { whyLost } from './why-lost.js';

type Line = Parameters<typeof whyLost>[0];

const lost = (reason: Line['reason'], packageId?: string, id = 'line-1'): Line => ({
  id,
  reason,
  status: 'UNAVAILABLE' as const,
  ...(packageId && { packageId }),
});
const held = (packageId?: string): Line => ({
  ...lost(undefined, packageId, 'held'),
  status: 'HELD',
});
const ended = lost('ended');
const part = lost('ended', 'package-1');

it.each([
  ['a full day', lost('soldOut'), [], false, 'soldOut'],
  ['a closed day', lost('closed'), [], false, 'closed'],
  ['a day without a reason', lost(undefined), [], false, 'soldOut'],
  ['a day that is over, whatever the backend says', lost('soldOut'), [], true, 'past'],
  ['a hold that ended alone', ended, [lost('soldOut', undefined, 'line-2')], false, 'released'],
  ['a part beside a full one', part, [lost('soldOut', 'package-1', '2')], false, 'withPackage'],
  ['a part whose package ended whole', part, [lost('ended', 'package-1', '2')], false, 'released'],
  [
    'a part beside a full one of another package',
    part,
    [lost('soldOut', 'other', '2')],
    false,
    'released',
  ],
  ['a part beside one that is held', part, [held('package-1')], false, 'released'],
  [
    'a full part beside a full one',
    lost('soldOut', 'p'),
    [lost('soldOut', 'p', '2')],
    false,
    'soldOut',
  ],
] as const)('%s', (_, line, others, isOver, why) => {
  expect(whyLost(line, { lines: [line, ...others] }, isOver)).toBe(why);
});

it.each([
  ['lost', 'UNAVAILABLE', 'package-1', 'withNights'],
  ['held', 'HELD', 'package-1', 'released'],
  ['lost in another package', 'UNAVAILABLE', 'other', 'released'],
  ['lost by themselves', 'UNAVAILABLE', undefined, 'released'],
] as const)('a part of a package with nights that are %s', (_, status, packageId, why) => {
  const stays = [{ status, packageId }];
  expect(whyLost(part, { lines: [part], stays }, false)).toBe(why);
});

it('names the full part rather than lost nights', () => {
  const stays = [{ status: 'UNAVAILABLE', packageId: 'package-1' }] as const;
  const lines = [part, lost('soldOut', 'package-1', '2')];
  expect(whyLost(part, { lines, stays }, false)).toBe('withPackage');
});

it('ignores nights outside the package for a single ticket', () => {
  const stays = [{ status: 'UNAVAILABLE', packageId: undefined }] as const;
  expect(whyLost(ended, { lines: [ended], stays }, false)).toBe('released');
});
