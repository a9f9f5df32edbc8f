import type { CurrencyCode } from '@shop/domain';
import type { Answer } from '../engine/answers.js';
import { randomId } from '../engine/codes.js';
import type { Tx } from '../engine/database.js';
import { isRefused, refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import type { Cart } from './cart-wire.js';
import { dropLine, shown } from './change-cart.js';
import { putNights } from './change-stays.js';
import { holdAll, lockFor } from './hold-places.js';
import { createCart, loadCart } from './keep-cart.js';
import type { Line } from './line.js';
import { priceAnew, pricedColumns } from './price-lines.js';
import { type PackageRequest, partsOf, refuseBesideOthers } from './refuse-package.js';
import type { ToldStay } from './stay-shape.js';

/** Adds a package; its single tickets leave the cart for it. */
export async function addPackage(
  tx: Tx,
  shop: Shop,
  sessionId: string | null,
  asked: PackageRequest & {
    readonly from: readonly string[];
    readonly stay?: ToldStay | undefined;
  },
  currency: CurrencyCode,
): Promise<Answer | Refused> {
  const known = sessionId === null ? undefined : await loadCart(tx, shop, sessionId);
  const cart = known ?? (await createCart(tx, shop, currency));
  const { stay } = asked;
  const request = { ...asked, hasStay: stay !== undefined };
  const from = request.from.map((id) =>
    cart.lines.find((line) => line.id === id && isSingleTicket(line)),
  );
  const unknown = from.indexOf(undefined);
  if (unknown >= 0) return refuse('UNKNOWN_LINE', `FromItems.${unknown}`);
  const id = randomId();
  const leaving = from.filter((line) => line !== undefined);
  await tx
    .insertInto('cart_packages')
    .values(packageColumns(id, cart, request))
    .execute();
  const refused = await putParts(tx, shop, cart, { id, request, leaving });
  if (refused) return refused;
  const put = stay && (await putNightsIn(tx, shop, cart, id, stay));
  return put ?? shown(tx, shop, cart.sessionId, 201);
}

/** Runs once the parts are in the cart, so that the total of parts and nights is known. */
async function putNightsIn(tx: Tx, shop: Shop, { sessionId }: Cart, id: string, stay: ToldStay) {
  const cart = await loadCart(tx, shop, sessionId);
  const refused = cart && (await putNights(tx, cart, id, stay));
  return refused && { ...refused, field: `Stay.${refused.field}` };
}

/** Changes a whole package or nothing: after a refusal, the old places stay held. */
export async function changePackage(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  id: string,
  request: PackageRequest,
): Promise<Answer | Refused> {
  const found = await findPackage(tx, shop, sessionId, id);
  if (isRefused(found)) return found;
  const { people, extras } = packageColumns(id, found.cart, request);
  await tx.updateTable('cart_packages').set({ people, extras }).where('id', '=', id).execute();
  const hasStay = found.cart.stays.some(({ packageId }) => packageId === id);
  const asked = { id, request: { ...request, hasStay }, leaving: found.lines };
  const refused = await putParts(tx, shop, found.cart, asked);
  return refused ?? shown(tx, shop, sessionId);
}

export async function removePackage(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  id: string,
): Promise<Answer | Refused> {
  const found = await findPackage(tx, shop, sessionId, id);
  if (isRefused(found)) return found;
  await lockFor(tx, found.cart, found.lines);
  for (const line of found.lines) await dropLine(tx, line);
  await tx.deleteFrom('cart_stays').where('package_id', '=', id).execute();
  await dropPackages(tx, [id]);
  return shown(tx, shop, sessionId);
}

/** Makes single tickets of a package's parts; they keep their places, not the package's tier. */
export async function splitPackage(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  id: string,
): Promise<Answer | Refused> {
  const found = await findPackage(tx, shop, sessionId, id);
  if (isRefused(found)) return found;
  const unpacked = { package_id: null };
  await tx.updateTable('cart_lines').set(unpacked).where('package_id', '=', id).execute();
  await dropPackages(tx, [id]);
  const { currency } = found.cart;
  await priceAnew(tx, shop, found.lines, () => ({ currency }));
  return shown(tx, shop, sessionId);
}

export async function dropPackages(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('cart_packages').where('id', 'in', ids).execute();
}

async function findPackage(
  tx: Tx,
  shop: Shop,
  sessionId: string,
  id: string,
): Promise<{ readonly cart: Cart; readonly lines: readonly Line[] } | Refused> {
  const cart = await loadCart(tx, shop, sessionId);
  if (!cart) return refuse('NOT_FOUND', 'SessionId');
  if (!cart.packages.some((one) => one.id === id)) return refuse('UNKNOWN_PACKAGE', 'Id');
  return { cart, lines: cart.lines.filter(({ packageId }) => packageId === id) };
}

const isSingleTicket = ({ packageId }: Line): boolean => packageId === null;

const packageColumns = (id: string, { sessionId }: Cart, { people, extras }: PackageRequest) => ({
  id,
  session_id: sessionId,
  people: JSON.stringify(people),
  extras: JSON.stringify(extras),
});

interface Put {
  readonly id: string;
  readonly request: PackageRequest;
  /** Lines that give up their places for the parts. */
  readonly leaving: readonly Line[];
}

/** New lines: an order on hold must not remove parts of a changed package. May need a rollback. */
async function putParts(
  tx: Tx,
  shop: Shop,
  cart: Cart,
  { id, request, leaving }: Put,
): Promise<Refused | undefined> {
  const parts = partsOf(shop, request);
  if (isRefused(parts)) return parts;
  const staying = cart.lines.filter((line) => !leaving.includes(line));
  const clash = refuseBesideOthers(shop, staying, parts, cart.stays.length);
  if (clash) return clash;
  const choices = parts.map(({ choice }) => choice);
  await lockFor(tx, cart, leaving, choices);
  for (const line of leaving) await dropLine(tx, line);
  const held = await holdAll(tx, shop, choices);
  if (held.kind === 'short') return refuse('NO_AVAILABILITY', `Parts.${held.at[0]}.Date`);
  const terms = { currency: cart.currency, parks: parts.length };
  const rows = parts.map(({ product, choice }, at) => ({
    ...pricedColumns(shop, product, choice, terms),
    id: randomId(),
    session_id: cart.sessionId,
    package_id: id,
    reason: null,
    hold_id: held.holds[at] ?? null,
  }));
  for (const row of rows) await tx.insertInto('cart_lines').values(row).execute();
  return undefined;
}
