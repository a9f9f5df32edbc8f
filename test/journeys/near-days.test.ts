import type { BuyView } from '@shop/ports/screens';
import { sharedShop } from '@shop/test/start-bff';

const shop = await sharedShop();

const daysOf = ({ calendar }: BuyView) =>
  calendar.months.flatMap(({ weeks }) => weeks.flat()).filter(({ said }) => said);

/** The page on the first coming day that is sold out or closed. */
async function lostDay(path: string) {
  const visitor = shop.visitor();
  for (let ahead = 1; ahead < 12; ahead += 1) {
    const now = new Date();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    const page = await visitor.look('buy', `${path}?month=${month.toISOString().slice(0, 7)}`);
    const lost = daysOf(page.view).find(({ state }) => state === 'soldOut' || state === 'closed');
    if (lost) return lost.day;
  }
  throw new Error(`${path} can be had on every day`);
}

it.each(['/es/entrada-bruma/', '/es/tour-barlovento/'])(
  'names the nearest available days below the calendar of %s',
  async (path) => {
    const visitor = shop.visitor();
    const day = await lostDay(path);
    const { view } = await visitor.look('buy', `${path}?date=${day}&adults=2&children=1`);
    expect(view.near?.title).toMatch(/no quedan 3 lugares|está cerrado/);
    expect(view.near?.note).toContain('2 adultos y 1 niño');
    expect(view.near?.ways.length).toBeGreaterThan(0);
    for (const { href, note } of view.near?.ways ?? []) {
      const { summary, near } = (await visitor.look('buy', href.replace('#field-date', ''))).view;
      expect([near, summary.kind]).toEqual([undefined, 'priced']);
      expect(note).toContain(summary.kind === 'priced' && summary.line.total.now.text);
    }
    const marked = daysOf(view).filter(({ isNear }) => isNear);
    expect(marked.length).toBeGreaterThan(0);
  },
);
