import { MemoryPriceHistory } from '@shop/adapters/memory';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { addDays, money } from '@shop/domain';
import type { SeenVisit } from '@shop/ports/backends';
import type { Config } from '../config/config.js';
import { LowestPrices } from './lowest-prices.js';

const today = '2026-11-20';
const now = new Date(`${today}T15:00:00Z`);
const visit = (day: string): SeenVisit => ({ slug: 'bruma', day });
const [first, second] = [visit('2026-12-12'), visit('2026-12-13')];

class AskedHistory extends MemoryPriceHistory {
  readonly asked: (readonly string[])[] = [];
  isAway = false;

  override async lowest(...[visits, ...rest]: Parameters<MemoryPriceHistory['lowest']>) {
    if (this.isAway) throw new Error('the history is away');
    this.asked.push(visits.map(({ day }) => day));
    return super.lowest(visits, ...rest);
  }
}

async function begin() {
  const history = new AskedHistory();
  const see = (daysAgo: number, amount: number) =>
    history.keep([{ ...first, seenOn: addDays(today, -daysAgo), price: money(amount, 'MXN') }]);
  await see(1, 90_000);
  const config = { PAGE_DEADLINE_MS: 5_000 } as Config; // as: only this is read
  const lowest = new LowestPrices(history, new RecordingReporter(), config);
  const amounts = async (visits: readonly SeenVisit[], currency: 'MXN' | 'USD' = 'MXN', at = now) =>
    (await lowest.of(visits, currency, at)).map((one) => one?.amount);
  return { history, see, amounts };
}

it('queries a visit once, even without prices, and others as they appear', async () => {
  const { history, amounts } = await begin();
  expect(await amounts([second])).toEqual([undefined]);
  expect(await amounts([first, second])).toEqual([90_000, undefined]);
  expect(await amounts([second, first])).toEqual([undefined, 90_000]);
  expect(history.asked).toEqual([[second.day], [first.day]]);
});

it('queries again in another currency and on another day', async () => {
  const { history, see, amounts } = await begin();
  await amounts([first]);
  await see(0, 80_000);
  expect(await amounts([first])).toEqual([90_000]);
  expect(await amounts([first], 'USD')).toEqual([undefined]);
  expect(await amounts([first], 'MXN', new Date(now.getTime() + 86_400_000))).toEqual([80_000]);
  expect(history.asked).toHaveLength(3);
});

it('queries failed requests again', async () => {
  const { history, amounts } = await begin();
  history.isAway = true;
  expect(await amounts([first])).toEqual([undefined]);
  history.isAway = false;
  expect(await amounts([first])).toEqual([90_000]);
});
