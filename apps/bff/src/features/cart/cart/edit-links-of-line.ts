import {
  productOf,
  type CartLine,
  type DisplayCart,
  type Language,
  type Product,
} from '@shop/domain';
import { lineAddress } from '../../../presenters/line-addresses.js';
import type { EditLinks } from '../../../presenters/present-skipped.js';
import type { PriceTips } from '../../choose/price-tips/price-tips.js';

export interface CartToEdit {
  readonly cart: DisplayCart;
  readonly catalogue: readonly Product[];
  readonly priceTips: PriceTips;
  readonly language: Language;
  readonly now: Date;
}

/** Links to edit a single ticket: only to days that no other line uses, and never more parks. */
export async function editLinksOfLine(
  line: CartLine,
  { cart, catalogue, priceTips, language, now }: CartToEdit,
): Promise<readonly (readonly [string, EditLinks])[]> {
  const product = productOf(catalogue, line.slug);
  if (!product) return [];
  const context = { currency: cart.currency, now };
  const [days, child] = await Promise.all([
    priceTips.days(line, product, 1, context),
    priceTips.withChild(line, product, context),
  ]);
  const taken = cart.lines.map(({ day }) => day);
  const changed = (differs: Partial<CartLine>) =>
    lineAddress({ ...line, ...differs }, product, language);
  const editLinks: EditLinks = {
    days: days.filter((day) => !taken.includes(day)),
    onDay: (day) => changed({ day }),
    child: child && changed({ people: child }),
  };
  return [[line.id, editLinks]];
}
