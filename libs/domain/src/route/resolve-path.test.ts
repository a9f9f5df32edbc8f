import { anyCharacter } from '@shop/test/any-character';
import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { languages } from '../language/language.js';
import { pathOf, resolvePath } from './resolve-path.js';
import { type Route, routeNames, routeTable } from './route-table.js';

const word = fc.stringMatching(/^[a-zA-Z0-9]{1,8}$/);
const param = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('-'));
const anyLanguage = fc.constantFrom(...languages);
const anyRoute = fc.tuple(fc.constantFrom(...routeNames), param).map(([name, value]): Route => {
  const [, parameter] = /\{(\w+)\}/.exec(routeTable[name].es) ?? [];
  const text = parameter === 'id' ? value : value.toLowerCase();
  return { name, params: parameter ? { [parameter]: text } : {} };
});

/** Except order ids, which are case-sensitive. */
const inCapitals = (path: string) =>
  path.replaceAll(/(?<=orden|order|pedido|pago|payment|pagamento)\/[^/]+|./gu, (part) =>
    part.length > 1 ? part : part.toUpperCase(),
  );

describe('a page under its own address', () => {
  it('is found in every language', () => {
    fc.assert(
      fc.property(anyRoute, anyLanguage, (route, language) => {
        const path = pathOf(route, language);
        expect(path).toMatch(new RegExp(`^/${language}/([a-zA-Z0-9/-]+/)?$`));
        expect(resolvePath(path)).toEqual({ kind: 'page', language, route });
      }),
      { numRuns: turns(1_000, 250) },
    );
  });

  it('redirects from any number of trailing slashes', () => {
    fc.assert(
      fc.property(
        anyRoute,
        anyLanguage,
        fc.constantFrom('', '//', '///'),
        (route, language, end) => {
          const to = pathOf(route, language);
          expect(resolvePath(to.replace(/\/$/, end))).toEqual({ kind: 'moved', to });
        },
      ),
    );
  });

  it('redirects from capital letters', () => {
    fc.assert(
      fc.property(anyRoute, anyLanguage, (route, language) => {
        const to = pathOf(route, language);
        expect(resolvePath(inCapitals(to))).toEqual({ kind: 'moved', to });
      }),
    );
  });

  it('redirects from another tag of its language', () => {
    fc.assert(
      fc.property(
        anyRoute,
        anyLanguage,
        fc.constantFrom('-MX', '-419', '_BR', '-pt'),
        (route, language, region) => {
          const to = pathOf(route, language);
          expect(resolvePath(to.replace(/^\/\w\w/, `$&${region}`))).toEqual({ kind: 'moved', to });
        },
      ),
    );
  });

  it('redirects from text copied along with it', () => {
    fc.assert(
      fc.property(
        anyRoute,
        anyLanguage,
        fc.constantFrom('.', ')', '/),', '%20', '%E2%80%8B', '/%E2%80%9D.', '%C2%A0', '%3e', '"'),
        (route, language, copied) => {
          const to = pathOf(route, language);
          expect(resolvePath(to.replace(/\/$/, copied))).toEqual({ kind: 'moved', to });
        },
      ),
    );
  });

  it('redirects from the address of another language', () => {
    fc.assert(
      fc.property(anyRoute, anyLanguage, anyLanguage, (route, language, other) => {
        const foreign = pathOf(route, other).replace(/^\/\w\w/, `/${language}`);
        const to = pathOf(route, language);
        const found = resolvePath(foreign);
        expect(found).toEqual(
          foreign === to ? { kind: 'page', language, route } : { kind: 'moved', to },
        );
      }),
    );
  });

  it('redirects to English from an unsupported language', () => {
    fc.assert(
      fc.property(
        anyRoute,
        anyLanguage,
        fc.constantFrom('fr', 'de', 'zh-Hans'),
        (route, language, tag) => {
          const foreign = pathOf(route, language).replace(/^\/\w\w/, `/${tag}`);
          expect(resolvePath(foreign)).toEqual({ kind: 'moved', to: pathOf(route, 'en') });
        },
      ),
    );
  });
});

it.each([
  ['/es/carrito/', 'es'],
  ['/en/carrito/', 'en'],
  ['/pt/carrinho/', 'pt'],
])('%s is the cart in %s', (path, language) => {
  expect(resolvePath(path)).toEqual({
    kind: 'page',
    language,
    route: { name: 'cart', params: {} },
  });
});

it.each([
  ['/en/cart/', '/en/carrito/'],
  ['/es/mi-carrito/', '/es/carrito/'],
  ['/es/promo/carrito/verano/', '/es/carrito/'],
  ['/es/carritos/', '/es/carrito/'],
  ['/pt/meus-carrinhos/', '/pt/carrinho/'],
  ['/es/mi-carrito', '/es/carrito/'],
  ['/fr/carrito/', '/en/carrito/'],
  ['/fr/mon-carrito/', '/en/carrito/'],
  ['/entrada-bruma/', '/en/ticket-bruma/'],
  ['/en/orden/abc-123/', '/en/order/abc-123/'],
  ['/en', '/en/'],
  ['/es-MX/', '/es/'],
  ['/pt-BR/mon-carrito/', '/pt/carrinho/'],
  ['/ES/Entrada-Bruma', '/es/entrada-bruma/'],
  ['/es/Mi-Carrito/', '/es/carrito/'],
])('%s redirects to %s', (path, to) => {
  expect(resolvePath(path)).toEqual({ kind: 'moved', to });
});

it.each([
  ['/', 'en'],
  ['', 'en'],
  ['/es/nada/', 'es'],
  ['/fr/rien/', 'en'],
  ['/es-MX/nada/', 'es'],
  ['/assets/cart-1a2b.js', 'en'],
  ['/en/cartagena/', 'en'],
  ['/es/order/', 'es'],
  ['/es/entrada--x/', 'es'],
  ['/es/orden/a/b/', 'es'],
  ['//es/carrito/', 'en'],
])('%s is not found, with a message in %s', (path, language) => {
  expect(resolvePath(path)).toEqual({ kind: 'unknown', language });
});

it('prefers a full name over a name with a parameter', () => {
  expect(resolvePath('/es/comprar-mi-entrada/')).toMatchObject({ route: { name: 'buyFlagship' } });
  expect(resolvePath('/es/entrada-gran-ceiba-plus/')).toMatchObject({
    route: { name: 'buyPark', params: { slug: 'gran-ceiba-plus' } },
  });
});

describe('a hostile path', () => {
  const hostile = [
    '/es//evil.example',
    '/es/\\evil.example',
    '/es/https://evil.example/carrito',
    '//evil.example/carrito',
    '/\\evil.example/carrito/',
    '/fr//evil.example/cart',
    '/es/carrito/%0d%0aLocation:x',
    '/es/carrito\r\nSet-Cookie: a=b',
    '/es/entrada-%2f%2fevil/',
    '/es/__proto__/',
    '/es/orden/constructor',
    '/es/../../etc/passwd',
  ];
  const long = [
    `/es/${'-a'.repeat(50_000)}`,
    `/es${'/'.repeat(50_000)}x`,
    `/es/entrada-${'a-'.repeat(50_000)}!`,
  ];
  const pieces = ['/', '//', '\\', '/es/', '/en/', '/fr/', 'carrito', 'cart', 'entrada-', 'orden/'];
  const mixed = fc
    .array(
      fc.oneof(
        fc.constantFrom(...pieces, '..', '%2f', '\t', '@', ':', 'evil.example', '?', '#'),
        fc.string({ unit: anyCharacter, maxLength: 6 }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''));

  const staysHere = (path: string) => {
    const found = resolvePath(path);
    if (found.kind !== 'moved') return;
    expect(found.to).toMatch(/^\/(es|en|pt)\/([a-zA-Z0-9]+([/-][a-zA-Z0-9]+)*\/)?$/);
    expect(resolvePath(found.to).kind).toBe('page');
  };

  it.each(hostile)('never redirects to another site: %p', staysHere);

  it('never redirects to another site at any length', () => long.forEach(staysHere));

  it('never redirects to another site for any characters', () => {
    fc.assert(fc.property(mixed, staysHere), { numRuns: turns(3_000, 1_000) });
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), staysHere));
  });

  it('stays inside its page as a parameter', () => {
    const params = { id: '../..//evil.example?a=b#c\r\n' };
    const { pathname, search, hash, host } = new URL(
      pathOf({ name: 'order', params }, 'es'),
      'https://shop.example',
    );
    expect([host, search, hash]).toEqual(['shop.example', '', '']);
    expect(pathname).toMatch(/^\/es\/orden\/[^/]+\/$/);
  });
});
