import { FileContent } from '@shop/adapters/files';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { money } from '@shop/domain';
import { aCartLine } from '@shop/test/a-display-cart';
import { aProduct } from '@shop/test/a-product';
import { LinePresenter } from './present-line.js';

const content = new FileContent('content');
const soldAt = new Date('2026-11-20T15:00:00Z');

/** Two adults at 20 % off 2,389.00. */
const unit = {
  unit: 'ADULT' as const,
  quantity: 2,
  listPrice: money(238_900, 'MXN'),
  unitPrice: money(191_120, 'MXN'),
  amount: money(382_240, 'MXN'),
};
const part = aCartLine({ units: [unit], amount: money(382_240, 'MXN') });

it.each([
  ['three parks', { packageId: 'p', parksInPackage: 3 }, 'combo', []],
  ['two parks', { packageId: 'p', parksInPackage: 2 }, undefined, ['price_unexplained']],
  ['no package', {}, undefined, ['price_unexplained']],
])('explains 20 %% by a package of %s, or reports the difference', (_, differs, rule, events) => {
  const reporter = new RecordingReporter();
  const lines = new LinePresenter(content, reporter);
  const { tier } = lines.summary({ ...part, ...differs }, aProduct(), soldAt, 'es');
  expect(tier?.rule).toBe(rule);
  expect(reporter.reports.map(({ event }) => event)).toEqual(events);
});

it('explains no price set by a supplier, and reports no difference', () => {
  const reporter = new RecordingReporter();
  const lines = new LinePresenter(content, reporter);
  const sold = { ...part, packageId: 'p', parksInPackage: 3 };
  const { tier, skipped } = lines.summary(sold, aProduct({ notDiscount: 'ever' }), soldAt, 'es');
  expect([tier, skipped, reporter.reports]).toEqual([undefined, [], []]);
});
