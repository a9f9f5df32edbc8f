import { countPeople } from '@shop/domain';
import { later, minutes } from '../engine/clock.js';
import type { LineReason, Tx } from '../engine/database.js';
import type { Choice } from '../engine/quote.js';
import { findProduct, placeOf, refuseSale } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import { capacityOn, lockPlaces, release, sweepPlace, take } from '../engine/stock.js';
import type { Cart } from './cart-wire.js';
import { isHeld, type Line, parksBeside } from './line.js';
import { pricedColumns } from './price-lines.js';

/** How long a cart keeps its places (docs/rules/cart.md#holds). */
export const cartHoldMs = minutes(20);

/** Locks all places of a change before it starts (docs/rules/packages.md#one-order). */
export async function lockFor(
  tx: Tx,
  { lines }: Pick<Cart, 'lines'>,
  given: readonly Line[] = [],
  wanted: readonly Choice[] = [],
): Promise<void> {
  const lost = lines.filter((line) => !isHeld(line));
  const choices = [...[...lost, ...given].map(({ choice }) => choice), ...wanted];
  await lockPlaces(
    tx,
    choices.flatMap((choice) => placeOf(choice) ?? []),
  );
}

/** The hold of each choice, `null` for an open ticket; or the choices that lack places. */
export type HeldAll =
  | { readonly kind: 'held'; readonly holds: readonly (string | null)[] }
  | { readonly kind: 'short'; readonly at: readonly number[] };

/** Holds the places of all choices for the cart's time, or of none. */
export async function holdAll(tx: Tx, shop: Shop, choices: readonly Choice[]): Promise<HeldAll> {
  const taken: (string | null | undefined)[] = [];
  for (const choice of choices) taken.push(await holdPlaces(tx, shop, choice));
  const at = taken.flatMap((hold, index) => (hold === undefined ? [index] : []));
  const holds = taken.filter((hold) => hold !== undefined);
  if (at.length === 0) return { kind: 'held', holds };
  for (const hold of holds) if (hold !== null) await release(tx, hold);
  return { kind: 'short', at };
}

/** The hold of a choice; `undefined` if too few places are left. */
async function holdPlaces(
  tx: Tx,
  { clock, content }: Shop,
  choice: Choice,
): Promise<string | null | undefined> {
  const place = placeOf(choice);
  const product = findProduct(content, choice.slug);
  if (!place) return null;
  if (!product) return undefined;
  await sweepPlace(tx, place, clock());
  const until = later(clock(), cartHoldMs);
  return take(
    tx,
    place,
    capacityOn(content, product, place.day),
    countPeople(choice.people),
    until,
  );
}

/** An order releases the places that it took over. */
export async function releaseLine(tx: Tx, { hold }: Line): Promise<void> {
  if (hold && hold.order === null) await release(tx, hold.id);
}

/** Tries again to hold what a cart lost; parts of a package all or none. */
export async function holdLostAgain(tx: Tx, shop: Shop, cart: Cart): Promise<void> {
  const lost = cart.lines.filter((line) => !isHeld(line));
  await lockFor(tx, cart);
  for (const group of new Set(lost.map(groupOf))) {
    const lines = lost.filter((line) => groupOf(line) === group);
    const waits = cart.stays.some(({ packageId, isHeld }) => packageId === group && !isHeld);
    await holdAgain(tx, shop, { cart, lines, waits });
  }
}

const groupOf = ({ id, packageId }: Line): string => packageId ?? id;

interface LostGroup {
  readonly cart: Cart;
  /** A single ticket, or the lines of a package. */
  readonly lines: readonly Line[];
  /** Whether the package's nights are not held: then its places wait too. */
  readonly waits: boolean;
}

/** Stores why each line could not be held. EXPIRED: only its package prevented it. */
async function holdAgain(tx: Tx, shop: Shop, { cart, lines, waits }: LostGroup): Promise<void> {
  const refused = lines.map(({ choice }) => reasonAgainst(shop, choice));
  if (refused.some((reason) => reason !== undefined))
    return keepReasons(tx, lines, (at) => refused[at]);
  const held = await holdAll(
    tx,
    shop,
    lines.map(({ choice }) => choice),
  );
  if (held.kind === 'short')
    return keepReasons(tx, lines, (at) => (held.at.includes(at) ? 'SOLD_OUT' : undefined));
  if (waits) {
    for (const hold of held.holds) if (hold !== null) await release(tx, hold);
    return keepReasons(tx, lines, () => undefined);
  }
  for (const [at, line] of lines.entries()) {
    const product = findProduct(shop.content, line.choice.slug);
    const terms = { currency: cart.currency, parks: parksBeside(line, cart.lines) };
    const fresh = product && pricedColumns(shop, product, line.choice, terms);
    const values = { ...fresh, hold_id: held.holds[at] ?? null, reason: null };
    await tx.updateTable('cart_lines').set(values).where('id', '=', line.id).execute();
  }
}

function reasonAgainst({ content, clock }: Shop, choice: Choice): LineReason | undefined {
  const product = findProduct(content, choice.slug);
  const refused = product && refuseSale(content, product, choice, clock());
  if (product && !refused) return undefined;
  return refused?.code === 'DAY_PAST' ? 'EXPIRED' : 'CLOSED';
}

async function keepReasons(
  tx: Tx,
  lines: readonly Line[],
  reasonOf: (at: number) => LineReason | undefined,
): Promise<void> {
  for (const [at, { id }] of lines.entries()) {
    const values = { reason: reasonOf(at) ?? ('EXPIRED' as const), hold_id: null };
    await tx.updateTable('cart_lines').set(values).where('id', '=', id).execute();
  }
}
