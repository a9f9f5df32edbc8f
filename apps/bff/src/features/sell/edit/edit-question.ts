import type { DisplayCart, ParkDay, Product } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import { type CartEditView, type DayView, monthsShown, type Problem } from '@shop/ports/screens';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { ownerOf } from '../builder/present-panel.js';

/** The cart in which one line or package is open. */
export interface EditQuestion {
  readonly cart: DisplayCart;
  readonly catalogue: readonly Product[];
  readonly question: PageQuestion;
  readonly attempt: string;
}

/** One month, or the two that a desktop asks for. */
export const monthsIn = ({ query }: PageQuestion) => (query.get(monthsShown) === '2' ? 2 : 1);

/** Days that other tickets of the cart have, with whose they are: none of them can be chosen. */
export function daysBeside(
  { cart, catalogue, question: { visitor } }: EditQuestion,
  isOwn: (line: DisplayCart['lines'][number]) => boolean,
  content: ContentSource,
): ReadonlyMap<ParkDay, NonNullable<DayView['taken']>> {
  return new Map(
    cart.lines.flatMap((line) => {
      if (isOwn(line) || !line.day) return [];
      const product = catalogue.find(({ slug }) => slug === line.slug) ?? line;
      return [[line.day, ownerOf(product, visitor.language, content)] as const];
    }),
  );
}

/** What was refused of a form stands in it, but what is the hold's or the code's own. */
export const problemsOfForm = ({ problems }: PageQuestion): readonly Problem[] =>
  problems.filter(({ field }) => field !== 'hold' && field !== 'promo');

/** What each form begins with and says again. */
export type EditFrame = Pick<CartEditView, 'close' | 'attempt' | 'maxPeople'>;
