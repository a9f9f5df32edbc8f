import { FileContent } from '@shop/adapters/files';
import { languages, momentOf, priceLine } from '@shop/domain';
import { type AnyLine, anyOrder, someProducts } from '@shop/test/any-order';
import { turns } from '@shop/test/corpus';
import { RecordingReporter } from '@shop/test/recording-reporter';
import fc from 'fast-check';
import { LinePresenter, type LineToPresent } from './present-line.js';

const reporter = new RecordingReporter();
const presenter = new LinePresenter(new FileContent('content'), reporter);

/** A line as sold by a backend that follows the price rules. */
function sold({ day, question }: AnyLine): LineToPresent {
  const { units, extras: extraLines, original, total: amount } = priceLine(question);
  return { units, extraLines, original, amount, day, parksInPackage: question.parksInPackage };
}

/** JSON texts that differ by language. A replacer called for each value would be slow. */
const ownWords = /"(?:spoken|name)":"(?:[^"\\]|\\.)*",?/g;

function written(lines: readonly AnyLine[], soldAt: Date, language: (typeof languages)[number]) {
  const views = lines.map((line) => {
    const product = someProducts.find(({ slug }) => slug === line.product.slug);
    return presenter.summary(sold(line), product, soldAt, language);
  });
  return JSON.stringify(views).replaceAll(ownWords, '');
}

const anySale = anyOrder().filter(({ lines }) => lines.length > 0);

it('explains every price that follows the rules, the same in each language', () => {
  const same = fc.property(anySale, ({ lines, today }) => {
    const soldAt = momentOf(today, '10:00');
    const [first, ...others] = languages.map((language) => written(lines, soldAt, language));
    for (const other of others) expect(other).toBe(first);
  });
  fc.assert(same, { numRuns: turns(100_000, 1_500) });
  expect(reporter.reports).toEqual([]);
}, 1_800_000);
