import { randomUUID } from 'node:crypto';
import type { Cart, Line } from './cart.js';
import { type Asked, Refusal } from './serve-by-contract.js';
import { type Choice, decimal, type Stock, upgradesOf } from './stock.js';

/** How a cart takes places, for lines and for parts. */
export interface Places {
  readonly stock: Stock;
  fits(cart: Cart, choice: Choice): void;
  hold(choice: Choice, packageId: string): Line;
}

interface Part {
  readonly Slug: string;
  readonly Date: string;
  readonly StartTime: string | null;
}

/** Each part as a line, with the add-ons that it offers. */
const choicesOf = ({ Units, Extras, Parts }: Asked['body']): readonly Choice[] =>
  Parts.map(({ Slug, Date, StartTime }: Part) => ({
    Slug,
    Date,
    StartTime,
    Units,
    Extras: Extras.filter((one: string) => upgradesOf(Slug).includes(one)),
  }));

function refuseWhole(choices: readonly Choice[]): void {
  if (choices.length > 5) throw new Refusal('PACKAGE_LIMIT', 'Parts');
  if (choices.length < 2 || choices.length > 4) throw new Refusal('PACKAGE_PARKS', 'Parts');
  const firstWith = (name: 'Slug' | 'Date') =>
    choices.findIndex((one, at) => choices.slice(0, at).some((other) => other[name] === one[name]));
  const [twice, sameDay] = [firstWith('Slug'), firstWith('Date')];
  if (twice > 0) throw new Refusal('DUPLICATE_PRODUCT', `Parts.${twice}`);
  if (sameDay > 0) throw new Refusal('SAME_DATE', String(sameDay));
}

/** An error in one part names that part; errors in the people name the package. */
function ofPart<Answer>(at: number, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    const isOfAll = !(error instanceof Refusal) || error.field === 'Units';
    const isOfLine = error instanceof Refusal && error.code === 'DUPLICATE_PRODUCT';
    throw isOfAll || isOfLine ? error : new Refusal(error.code, `Parts.${at}.${error.field}`);
  }
}

export function packagePricing(stock: Stock, body: Asked['body']) {
  const parts = choicesOf(body).map((choice, at) =>
    ofPart(at, () => stock.priced(choice, body.Currency)),
  );
  const minor = parts.reduce((sum, one) => sum + one.minor, 0);
  const Parts = parts.map((one) => ({
    Units: one.units,
    Extras: one.extras,
    AllExtras: one.allExtras,
    Total: decimal(one.minor),
  }));
  return { Currency: body.Currency, Parts, Total: decimal(minor) };
}

/** Replaces leaving lines by the parts; after a refusal the cart is unchanged. */
export function putPackage(places: Places, cart: Cart, id: string, body: Asked['body']): void {
  const leaving: readonly string[] = body.FromItems ?? [];
  const before = cart.lines;
  const lost = leaving.findIndex((one) => !singleTicketsIn(cart).some((line) => line.id === one));
  if (lost >= 0) throw new Refusal('UNKNOWN_LINE', `FromItems.${lost}`);
  const choices = choicesOf(body);
  refuseWhole(choices);
  try {
    cart.lines = before.filter((one) => one.packageId !== id && !leaving.includes(one.id));
    const staying = { ...cart, lines: cart.lines };
    const parts = choices.map((choice, at) =>
      ofPart(at, () => {
        places.stock.priced(choice, cart.currency);
        places.fits(staying, choice);
        return places.hold(choice, id);
      }),
    );
    cart.lines = [...cart.lines, ...parts];
    cart.packages.set(id, { Units: body.Units, Extras: body.Extras });
  } catch (error) {
    cart.lines = before;
    throw error;
  }
}

export const singleTicketsIn = ({ lines }: Cart): readonly Line[] =>
  lines.filter(({ packageId }) => packageId === undefined);

export const newPackage = (): string => randomUUID();

export function knownPackage(cart: Cart, id: string | undefined): string {
  if (id === undefined || !cart.packages.has(id)) throw new Refusal('UNKNOWN_PACKAGE', 'Id');
  return id;
}

/** Removes a package with its parts and nights, or splits it. */
export function dropPackage(cart: Cart, id: string, isSplit: boolean): void {
  const isIts = (one: { readonly packageId?: string | undefined }) => one.packageId === id;
  if (isSplit) {
    for (const one of [...cart.lines, ...cart.stays]) if (isIts(one)) one.packageId = undefined;
  } else {
    cart.lines = cart.lines.filter((one) => !isIts(one));
    cart.stays = cart.stays.filter((one) => !isIts(one));
  }
  cart.packages.delete(id);
}
