import type { Extra, Language, PartyChoice } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { ExtrasView, ExtraView } from '@shop/ports/screens';
import { presentPickups, type Ride } from '../../../presenters/present-pickup.js';

interface Offered {
  readonly offered: readonly Extra[];
  readonly chosen: Omit<PartyChoice, 'people'>;
  /** Extras that the edited line or package has in the cart. */
  readonly inCart: readonly Extra[];
  readonly rides: readonly Ride[];
}

/** The extras step of every form; `priced` adds what each form says of an extra. */
export const presentExtraCards = <Priced extends object>(
  { offered, chosen, inCart, rides }: Offered,
  priced: (extra: Extra) => Priced,
  content: ContentSource,
  language: Language,
): ExtrasView<ExtraView & Priced> => ({
  extras: offered.map((extra) => {
    const { picture, ...text } = content.extra(extra, language);
    return {
      ...text,
      picture: picture && `/pictures/scenes/${picture}`,
      hasBeenAdded: chosen.extras.includes(extra),
      isInCart: inCart.includes(extra) || undefined,
      ...priced(extra),
    };
  }),
  pickup: presentPickups(rides, chosen.pickup, language),
});
