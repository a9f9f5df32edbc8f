import type { Freshness } from '@shop/ports/backends';

const never: Freshness = { fresh: 0, staleWhileRevalidate: 0, staleIfError: 0 };

/** What a `Cache-Control` says to a cache that many share; `undefined` when it says nothing of it. */
export function freshnessOf(cacheControl: unknown): Freshness | undefined {
  if (typeof cacheControl !== 'string') return undefined;
  const said = new Map(
    cacheControl.split(',').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', '')] as const;
    }),
  );
  if (['no-store', 'no-cache', 'private'].some((name) => said.has(name))) return never;
  const seconds = (name: string) => {
    const value = said.get(name);
    return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
  };
  const fresh = seconds('s-maxage') ?? seconds('max-age');
  return fresh === undefined
    ? undefined
    : {
        fresh,
        staleWhileRevalidate: seconds('stale-while-revalidate'),
        staleIfError: seconds('stale-if-error'),
      };
}
