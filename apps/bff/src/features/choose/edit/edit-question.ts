import { productOf, type DisplayCart, type ParkDay, type Product } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { CartEditView, DayView, Problem } from '@shop/ports/screens';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { ownerOf } from '../builder/present-panel.js';

export interface EditQuestion {
  readonly cart: DisplayCart;
  readonly catalogue: readonly Product[];
  readonly question: PageQuestion;
  readonly attempt: string;
}

/** Days of the cart's other tickets, which can't be chosen, with the ticket's name. */
export function daysBeside(
  { cart, catalogue, question: { visitor } }: EditQuestion,
  isOwn: (line: DisplayCart['lines'][number]) => boolean,
  content: ContentSource,
): ReadonlyMap<ParkDay, NonNullable<DayView['taken']>> {
  return new Map(
    cart.lines.flatMap((line) => {
      if (isOwn(line) || !line.day) return [];
      const product = productOf(catalogue, line.slug) ?? line;
      return [[line.day, ownerOf(product, visitor.language, content)] as const];
    }),
  );
}

/** Problems that the form shows; those of hold and promo code have their own place. */
export const problemsOfForm = ({ problems }: PageQuestion): readonly Problem[] =>
  problems.filter(({ field }) => field !== 'hold' && field !== 'promo');

export type EditFrame = Pick<CartEditView, 'close' | 'attempt' | 'maxPeople'>;
