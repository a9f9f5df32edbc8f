import type { Freshness } from '@shop/ports/backends';

const never: Freshness = { fresh: 0, staleWhileRevalidate: 0, staleIfError: 0 };

const wholeSeconds = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** What `Cache-Control` allows a shared cache, less `Age` (RFC 9111, 4.2.3). */
export function freshnessOf(cacheControl: unknown, age?: unknown): Freshness | undefined {
  // Several header lines are one list (RFC 9110, 5.3).
  const list = [cacheControl ?? ''].flat().join(',');
  const said = new Map(
    list.split(',').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', '')] as const;
    }),
  );
  if (['no-store', 'no-cache', 'private'].some((name) => said.has(name))) return never;
  const seconds = (name: string) => wholeSeconds(said.get(name));
  const fresh = seconds('s-maxage') ?? seconds('max-age');
  if (fresh === undefined) return undefined;
  const left = fresh - (wholeSeconds(age) ?? 0);
  const overdue = Math.max(0, -left);
  const after = (name: string) => {
    const stale = seconds(name);
    return stale === undefined ? undefined : Math.max(0, stale - overdue);
  };
  return {
    fresh: Math.max(0, left),
    staleWhileRevalidate: after('stale-while-revalidate'),
    staleIfError: after('stale-if-error'),
  };
}
