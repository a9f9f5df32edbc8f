import {
  type CartLine,
  type CartPackage,
  maxLines,
  partyChoiceOf,
  type People,
  type Product,
  productOf,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import { packageAddress } from '../../../presenters/line-addresses.js';
import type { EditLinks } from '../../../presenters/present-skipped.js';
import { sayParks } from '../../choose/price-tips/say-parks.js';
import type { CartToEdit } from './edit-links-of-line.js';

interface PackageToEdit extends CartToEdit {
  readonly content: ContentSource;
}

type Part = CartLine & { readonly day: NonNullable<CartLine['day']> };

/** Links to edit a package: in the cart for a day or a first child, in the builder for parks. */
export async function editLinksOfPackage(
  one: CartPackage,
  asked: PackageToEdit,
): Promise<readonly (readonly [string, EditLinks])[]> {
  const { cart, catalogue, priceTips, language, now, content } = asked;
  const context = { currency: cart.currency, now };
  const parts = partsOf(one, asked);
  const draft = {
    parts: parts.map(({ part }) => part),
    ...partyChoiceOf(one),
    editing: one.id,
  };
  const [days, child, parks] = await Promise.all([
    Promise.all(
      parts.map(({ part, product }) => priceTips.days(part, product, parts.length, context)),
    ),
    childOfAll(parts, asked),
    cart.lines.length < maxLines
      ? priceTips.parks(
          { parts, people: one.people, taken: takenBeside(parts, asked) },
          catalogue,
          context,
        )
      : undefined,
  ]);
  const taken = cart.lines.map(({ day }) => day);
  return parts.map(({ part: { id } }, at) => {
    const moved = (day: string) =>
      draft.parts.map((part) => (part.id === id ? { ...part, day } : part));
    const editLinks: EditLinks = {
      days: (days[at] ?? []).filter((day) => !taken.includes(day)),
      onDay: (day) => packageAddress(one, moved(day), language, at),
      parks: sayParks(draft, parks, language, content),
      child: child && packageAddress({ ...one, people: child }, draft.parts, language),
    };
    return [id, editLinks];
  });
}

const partsOf = ({ id }: CartPackage, { cart, catalogue }: PackageToEdit) =>
  cart.lines.flatMap((line) => {
    const product = productOf(catalogue, line.slug);
    return line.packageId === id && line.day && product
      ? [{ part: { ...line, day: line.day }, product }]
      : [];
  });

async function childOfAll(
  parts: readonly { readonly part: Part; readonly product: Product }[],
  { priceTips, cart, now }: PackageToEdit,
): Promise<People | undefined> {
  const context = { currency: cart.currency, now };
  const children = await Promise.all(
    parts.map(({ part, product }) => priceTips.withChild(part, product, context)),
  );
  return children.every(Boolean) ? children[0] : undefined;
}

/** Products and days of the cart's other lines, which the package may not use. */
function takenBeside(
  parts: readonly { readonly part: Part }[],
  { cart, catalogue }: PackageToEdit,
) {
  const others = cart.lines.filter((line) => parts.every(({ part }) => part.id !== line.id));
  return {
    parents: others.map(({ slug }) => productOf(catalogue, slug)?.variantOf ?? slug),
    days: others.flatMap(({ day }) => day ?? []),
  };
}
