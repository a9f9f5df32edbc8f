import type { PackageChoice, PackageComponent } from '../package/package.js';
import type { CartLine, Choice, DisplayCart } from './cart.js';

/** What a change of the cart was, for who takes it back. */
export type Undoable = 'removed' | 'changed';

/**
 * A line or a package as it was before a change. `id` is the one to be changed back; without it what
 * was taken out is put in again.
 */
export type WayBack =
  | { readonly kind: 'line'; readonly was: Choice; readonly id?: string }
  | { readonly kind: 'package'; readonly was: PackageChoice; readonly id?: string };

/**
 * How the loose line or the package of this id comes back exactly as it stands in `cart`
 * (docs/rules/cart.md#undo); none for what is not there. Amounts are no part of it: what comes back
 * is sold at the prices of that moment.
 */
export function wayBackOf(
  { lines, packages }: DisplayCart,
  id: string,
  what: Undoable,
): WayBack | undefined {
  const back = what === 'changed' ? { id } : {};
  const line = lines.find((one) => one.id === id && !one.packageId);
  if (line) return { kind: 'line', was: choiceOf(line), ...back };
  const whole = packages.find((one) => one.id === id);
  if (!whole) return undefined;
  const { people, extras, pickup } = whole;
  const parts = lines.filter(({ packageId }) => packageId === id).flatMap(partOf);
  return { kind: 'package', was: { parts, people, extras, pickup }, ...back };
}

const choiceOf = ({ slug, day, time, people, extras, components, pickup }: CartLine): Choice => ({
  ...{ slug, day, time, people, extras, components, pickup },
});

const partOf = ({ slug, day, time, components }: CartLine): readonly PackageComponent[] =>
  day ? [{ slug, day, time, components }] : [];
