import { errorText, type Language, languages, pathOf } from '@shop/domain';
import { type Size, startContractProxy } from '@shop/test/contract-proxy';
import { approvedCard, checkOut, fillCart, payAt, sellableDays } from '@shop/test/purchases';
import { type ShopUnderTest, startBff } from '@shop/test/start-bff';
import { ana, password } from '@shop/test/sign-in';

const files = [
  ['CART_API_URL', 'shopping-cart', 'cartUrl'],
  ['PAYMENT_API_URL', 'payment', 'paymentUrl'],
  ['HOTELS_API_URL', 'hotels', 'hotelsUrl'],
  ['NEWSLETTER_API_URL', 'newsletter', 'newsletterUrl'],
  ['SEARCH_API_URL', 'search', 'searchUrl'],
  ['USERS_API_URL', 'users', 'usersUrl'],
] as const;

const tickets: Readonly<Record<Language, string>> = {
  es: '/es/entrada-bruma/',
  en: '/en/ticket-copalera/',
  pt: '/pt/ingresso-laguna-nacar/',
};
const month = new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 7);

async function startAgainst(size: Size) {
  const proxies: Awaited<ReturnType<typeof startContractProxy>>[] = [];
  const shop = await startBff({}, async (sandbox) => {
    // How soon is not what this is about, and a busy machine is late.
    const env: Record<string, string> = { CART_READ_MS: '20000', SEARCH_READ_MS: '20000' };
    for (const [variable, file, place] of files) {
      const proxy = await startContractProxy(file, sandbox[place], size);
      proxies.push(proxy);
      env[variable] = proxy.url;
    }
    return env;
  });
  return {
    shop,
    unknown: () => proxies.flatMap(({ unknown }) => unknown),
    stop: async () => {
      await shop.stop();
      for (const proxy of proxies) await proxy.stop();
    },
  };
}

async function listedPages(shop: ShopUnderTest): Promise<readonly string[]> {
  const maps = languages.map((code) => shop.visitor().get(`/sitemap-${code}.xml`));
  const texts = await Promise.all((await Promise.all(maps)).map((map) => map.text()));
  return texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => new URL(one).pathname),
  );
}

describe.each(['smallest', 'largest'] as const)(
  'backends that send the %s replies that their contracts allow',
  (size) => {
    let world: Awaited<ReturnType<typeof startAgainst>>;
    beforeAll(async () => {
      world = await startAgainst(size);
    });
    afterAll(() => world.stop());

    it('are enough for every page', async () => {
      const pages = await listedPages(world.shop);
      expect(pages.length).toBeGreaterThan(150);
      const wrong: string[] = [];
      for (const page of pages) {
        const response = await world.shop.visitor().get(page, { accept: 'text/html' });
        const html = await response.text();
        // What few pages show and no backend has to have: photos of the visit, prices of nights.
        const mayLack =
          size === 'smallest' && /\/(fotos|photo-pass|hot[eé]\w+-[\w-]+)\/$/.test(page);
        const codes = mayLack ? [] : (['prices', 'calendar', 'generic'] as const);
        const failed = codes.filter((code) =>
          languages.some((language) => html.includes(errorText(code, language))),
        );
        if (response.status !== 200 || failed.length > 0)
          wrong.push(`${response.status} ${failed.join()} ${page}`);
      }
      expect(wrong).toEqual([]);
    }, 120_000);

    it.each(
      languages.flatMap((language) => [[language, 'MXN'] as const, [language, 'USD'] as const]),
    )('sell a ticket in %s and %s', async (language, currency) => {
      const visitor = world.shop.visitor();
      visitor.setCookie('__Host-currency', currency);
      const path = tickets[language];
      const [day = ''] = sellableDays(await visitor.look('buy', `${path}?month=${month}`));
      await fillCart(visitor, path, day);
      expect((await visitor.see(`/${language}/`)).visitor.cartCount).toBe(1);
      const cart = pathOf({ name: 'cart', params: {} }, language);
      expect((await visitor.look('cart', cart)).view.kind).toBe('filled');
      const page = await checkOut(visitor, pathOf({ name: 'checkout', params: {} }, language));
      const back = await payAt(page, approvedCard);
      const order = (await visitor.get(back)).headers.get('location') ?? '';
      const { view } = await visitor.look('order', order);
      expect([view.state, view.lines[0]?.vouchers.length]).toEqual(['confirmed', 2]);
      expect(JSON.stringify(view.totals.total)).toContain(currency);
    });

    it('sign somebody in, show his account, find pages and suggest words', async () => {
      const visitor = world.shop.visitor();
      const form = { path: '/es/auth/', next: '', email: ana, password };
      await visitor.postForm('/api/sign-in', form);
      const account = (await visitor.look('account', '/es/mi-cuenta/')).view;
      const kinds = [account.coupons.kind, account.purchases.kind];
      expect([account.email, ...kinds]).toEqual([ana, 'shown', 'shown']);
      const { view } = await visitor.look('search', '/es/busqueda/?q=laguna');
      expect(view.count).toBeGreaterThan(0);
    });

    it('are asked for nothing that their contracts do not have', () => {
      expect(world.unknown()).toEqual([]);
    });
  },
);
