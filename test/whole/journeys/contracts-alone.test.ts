import { errorText, languages } from '@shop/domain';
import { ana, password } from '@shop/test/sign-in';
import {
  everyLanguageInTwoCurrencies,
  moveAndCancel,
  sellNights,
  sellPackage,
  sellTicket,
} from '@shop/test/sold-by-forms';
import type { ShopUnderTest } from '@shop/test/start-bff';
import { startAgainst } from '@shop/test/strange-backends';

async function listedPages(shop: ShopUnderTest): Promise<readonly string[]> {
  const maps = languages.map((code) => shop.visitor().get(`/sitemap-${code}.xml`));
  const texts = await Promise.all((await Promise.all(maps)).map((map) => map.text()));
  return texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => new URL(one).pathname),
  );
}

describe.each(['smallest', 'largest'] as const)(
  'backends that send the %s replies their contracts allow',
  (size) => {
    let world: Awaited<ReturnType<typeof startAgainst>>;
    beforeAll(async () => {
      world = await startAgainst(size);
    });
    afterAll(() => world.stop());

    it('serve every page', async () => {
      const pages = await listedPages(world.shop);
      expect(pages.length).toBeGreaterThan(150);
      const wrong: string[] = [];
      for (const page of pages) {
        const response = await world.shop.visitor().get(page, { accept: 'text/html' });
        const html = await response.text();
        // Optional for a backend and on few pages: photos of the visit, prices of nights.
        const mayLack =
          size === 'smallest' && /\/(fotos|photo-pass|hot[eé]\w+-[\w-]+)\/$/.test(page);
        const codes = mayLack ? [] : (['catalogue', 'prices', 'calendar', 'generic'] as const);
        const failed = codes.filter((code) =>
          languages.some((language) => html.includes(errorText(code, language))),
        );
        if (response.status !== 200 || failed.length > 0)
          wrong.push(`${response.status} ${failed.join()} ${page}`);
      }
      expect(wrong).toEqual([]);
    }, 120_000);

    it.each(everyLanguageInTwoCurrencies)(
      'sell a ticket in %s and %s',
      async (language, currency) => {
        await sellTicket(world.shop.visitor(), language, currency);
      },
    );

    it('sign in a visitor, show the account, find pages and suggest words', async () => {
      const visitor = world.shop.visitor();
      const form = { path: '/es/auth/', next: '', email: ana, password };
      await visitor.postForm('/api/sign-in', form);
      const account = (await visitor.look('account', '/es/mi-cuenta/')).view;
      const kinds = [account.coupons.kind, account.purchases.kind];
      expect([account.email, ...kinds]).toEqual([ana, 'shown', 'shown']);
      const { view } = await visitor.look('search', '/es/busqueda/?q=laguna');
      expect(view.count).toBeGreaterThan(0);
    });

    describe('and have every call', () => {
      beforeAll(() => world.offerAll());

      it('sell a package', () => sellPackage(world.shop.visitor()));

      it('sell nights and cancel them', async () => {
        // A reply without a code has no discount in its amounts.
        const promo = size === 'largest' ? 'MAREA10' : '';
        expect(await sellNights(world.shop.visitor(), promo)).toMatchObject([
          {
            hotel: 'Hotel Coralibrí Manglar',
            rooms: [
              { name: 'Mangrove room', people: '2 adults, 1 child (age 7) · with breakfast' },
            ],
          },
        ]);
      });

      it('move a ticket to another day and refund it', async () => {
        const visitor = world.shop.visitor();
        const gone = await moveAndCancel(visitor, await sellTicket(visitor, 'en', 'USD'));
        expect(gone.state).toBe('cancelled');
        const { paymentId = '' } = (await world.shop.ledger.findByOrder(gone.id)) ?? {};
        const intents = world.shop.sandbox.db.selectFrom('intents').select('status');
        const payment = intents.where('id', '=', paymentId);
        expect(await payment.executeTakeFirst()).toMatchObject({ status: 'REFUNDED' });
      });

      it('get only calls of their contracts', () => {
        expect(world.unknown()).toEqual([]);
      });
    });
  },
);
