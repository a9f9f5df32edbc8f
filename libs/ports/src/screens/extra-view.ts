import type { Extra } from '@shop/domain';

export interface ExtraView {
  readonly extra: Extra;
  readonly name: string;
  /** One line; `details` lists what is included. */
  readonly detail: string;
  readonly details: readonly string[];
  readonly picture?: string | undefined;
  /** The backend's id and name of the upgrade, if it sends them. */
  readonly idUpgrade?: string | undefined;
  readonly nameUpgrade?: string | undefined;
  readonly hasBeenAdded: boolean;
  /** Set if the line or package being changed has it in the cart. */
  readonly isInCart?: boolean | undefined;
}

/** Places where the transport can pick people up. "I don't know yet" is always possible. */
export interface PickupView {
  readonly towns: readonly {
    readonly name: string;
    readonly places: readonly {
      readonly id: string;
      readonly name: string;
      /** `7:40`, if there is one ride with a known time. */
      readonly time: string | undefined;
    }[];
  }[];
  readonly chosen: string | undefined;
  /** The time of each ride at the chosen place, with its ticket's name. */
  readonly rides: readonly { readonly name: string; readonly time: string | undefined }[];
}

/** The extras of a form, and the pickups of a chosen transport. */
export interface ExtrasView<Card extends ExtraView> {
  readonly extras: readonly Card[];
  readonly pickup: PickupView | undefined;
}

/** What was added to the ticket of a line. */
export interface LineExtrasView {
  readonly extras: readonly string[];
  /** Set for a line with transport, if the backend needs a pickup place. */
  readonly pickup?: LinePickupView | undefined;
  readonly nameOnTicket?: string | undefined;
}

/** The pickup of a line with transport; `open` while none is chosen. */
export type LinePickupView =
  | { readonly kind: 'open' }
  | { readonly kind: 'place'; readonly place: string; readonly time: string | undefined };
