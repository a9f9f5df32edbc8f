import type { SwitchedCall } from './sold-out.js';
import type { SwitchedPort } from './switch.js';

/** Doubling keeps sums, parts and nights consistent in every currency. */
const factor = 2;

/** By port: the calls that return prices, and the fields with amounts. */
const rows: Partial<Readonly<Record<SwitchedPort, { calls: RegExp; amounts: RegExp }>>> = {
  cart: {
    calls:
      /^(?:GET \S*\/xapi\/(?:calendar|prices-from)|POST \S*\/xapi\/(?:pricing|package-pricing)|[A-Z]+ \S*\/xapi\/shopping-cart(?:-for-display|\/items|\/packages|\/hold|\/promo|\/currency)\S*)$/,
    amounts: /^(?:priceFrom|listPrice|ListPrice|UnitPrice|Amount|Original|Saved|Total|Missing)$/,
  },
  hotels: { calls: /^(?:GET \S*\/hotels|POST \S*\/hotels\/search)$/, amounts: /^amount$/ },
};

/** Stays in a cart keep the hotels' prices. */
const elsewhere = 'Stays';

export function priceChanged(
  port: SwitchedPort,
  { method, path }: SwitchedCall,
  answer: unknown,
): unknown {
  const row = rows[port];
  return row?.calls.test(`${method} ${path}`) ? dearer(answer, row.amounts) : answer;
}

function dearer(value: unknown, amounts: RegExp): unknown {
  if (Array.isArray(value)) return value.map((one) => dearer(one, amounts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, fieldOf(key, part, amounts)]),
  );
}

function fieldOf(key: string, part: unknown, amounts: RegExp): unknown {
  if (key === elsewhere) return part;
  if (!amounts.test(key)) return dearer(part, amounts);
  if (typeof part === 'number') return part * factor;
  if (typeof part === 'string') return String(Number(part) * factor);
  return dearer(part, amounts);
}
