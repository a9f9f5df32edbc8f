import { addDays, writeRoomWish } from '@shop/domain';
import { startContractProxy } from '@shop/test/contract-proxy';
import { approvedCard, checkOut, payAt } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { plainCheckIn } from '@shop/test/stays';

const checkIn = plainCheckIn();

describe.each(['smallest', 'largest'] as const)(
  'hotels that have every call, and send the %s replies that their contract allows',
  (size) => {
    it('sell nights, and take them back', async () => {
      const proxies: { readonly unknown: readonly string[]; stop(): Promise<void> }[] = [];
      const shop = await startBff({}, async (sandbox) => {
        const proxy = await startContractProxy('hotels', sandbox.hotelsUrl, size, true);
        proxies.push(proxy);
        return { HOTELS_API_URL: proxy.url };
      });
      const visitor = shop.visitor();
      const party = { adults: 2, childAges: [7] };
      const room = writeRoomWish({ party, room: 'mangle', board: 'breakfast', isFree: true });
      await visitor.postForm('/api/cart/stays', {
        ...{ path: '/en/my-cart/', hotel: 'hxm', checkin: checkIn, room, promo: 'MAREA10' },
        ...{ checkout: addDays(checkIn, 3), attempt: `attempt-of-the-${size}` },
      });
      const page = await checkOut(visitor, '/en/checkout/');
      const back = await payAt(page, approvedCard);
      const path = (await visitor.get(back)).headers.get('location') ?? '';
      const { view } = await visitor.look('order', path);
      const [stay] = view.stays ?? [];
      expect(stay).toMatchObject({
        hotel: 'Hotel Coralibrí Manglar',
        rooms: [{ name: 'Mangrove room', people: '2 adults, 1 child (age 7) · with breakfast' }],
        right: { kind: 'open' },
      });
      if (stay?.right?.kind !== 'open') throw new Error('no right');
      const { attempt, minorUnits } = stay.right;
      const fields = { path, order: view.id, attempt, line: stay.id, way: 'refund' };
      await visitor.postForm('/api/order/cancel', { ...fields, amount: `${minorUnits}` });
      const after = (await visitor.look('order', path)).view.stays?.[0];
      expect(after?.cancelled?.back).toEqual(view.totals.total.now);
      expect(proxies.flatMap(({ unknown }) => unknown)).toEqual([]);
      await shop.stop();
      for (const proxy of proxies) await proxy.stop();
    });
  },
);
