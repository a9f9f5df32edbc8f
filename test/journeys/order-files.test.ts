import { type Language } from '@shop/domain';
import { journeyLanguages } from '@shop/test/journey-languages';
import { type ShopUnderTest, startBff } from '@shop/test/start-bff';
import { approvedCard, checkOut, fillCart, payAt, sellableDays } from '@shop/test/purchases';
import type { Visitor } from '@shop/test/visitor';

const shop = await startBff();
afterAll(() => shop.stop());

const parks: Readonly<Record<Language, readonly [park: string, checkout: string]>> = {
  es: ['/es/entrada-bruma/', '/es/pago/'],
  en: ['/en/ticket-bruma/', '/en/checkout/'],
  pt: ['/pt/ingresso-bruma/', '/pt/pagamento/'],
};

const month = new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 7);

/** Buys two tickets; answers the address of their order. */
async function bought(of: ShopUnderTest, visitor: Visitor, language: Language): Promise<string> {
  const [park, checkout] = parks[language];
  const [day = ''] = sellableDays(await of.visitor().look('buy', `${park}?month=${month}`));
  await fillCart(visitor, park, day);
  const back = await payAt(await checkOut(visitor, checkout), approvedCard);
  return (await visitor.get(back)).headers.get('location') ?? '';
}

it.each(journeyLanguages)('an order gives its vouchers and its visits in %s', async (language) => {
  const visitor = shop.visitor();
  const { view } = await visitor.look('order', await bought(shop, visitor, language));
  const { vouchers = '', calendar = '' } = view.files ?? {};
  const paper = await visitor.get(vouchers);
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(paper.headers.get('content-disposition')).toBe(`inline; filename="${view.id}.pdf"`);
  expect(paper.headers.get('cache-control')).toBe('no-store');
  const bytes = Buffer.from(await paper.arrayBuffer()).toString('latin1');
  expect(bytes.startsWith('%PDF-1.7')).toBe(true);
  expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(2);
  const visits = await visitor.get(calendar);
  expect(visits.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await visits.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain(`SUMMARY:${view.lines[0]?.name}`);
  expect(text).not.toContain('link=');
});

it('gives them to nobody else, and tells of no order that there is', async () => {
  const visitor = shop.visitor();
  const { view } = await visitor.look('order', await bought(shop, visitor, 'es'));
  const { vouchers = '', calendar = '' } = view.files ?? {};
  const strange = [vouchers, calendar, vouchers.replace(view.id, 'TQ-0000-0000')];
  const statuses = await Promise.all(
    strange.map(async (path) => (await shop.visitor().get(path)).status),
  );
  expect(statuses).toEqual([404, 404, 404]);
});

it('shows the order instead while it cannot be looked up', async () => {
  const own = await startBff();
  const visitor = own.visitor();
  const { view } = await visitor.look('order', await bought(own, visitor, 'en'));
  own.sandbox.faults.add({ api: 'cart', mode: 'down', times: 1000 });
  const reply = await visitor.get(view.files?.vouchers ?? '');
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    503,
    'text/html; charset=utf-8',
  ]);
  await own.stop();
});
