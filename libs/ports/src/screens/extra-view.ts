import type { Extra } from '@shop/domain';

/** What can be added to a ticket or a package, as its card shows it. */
export interface ExtraView {
  readonly extra: Extra;
  readonly name: string;
  /** One line; `details` say what it holds. */
  readonly detail: string;
  readonly details: readonly string[];
  /** The address of its picture, which says nothing that its words don't. */
  readonly picture?: string | undefined;
  /** The backend's own id and name of it, where it says them. */
  readonly idUpgrade?: string | undefined;
  readonly nameUpgrade?: string | undefined;
  readonly hasBeenAdded: boolean;
  /** What is being changed has it, as it stands in the cart; left out else. */
  readonly isInCart?: boolean | undefined;
}

/** Where transport can fetch people. "I don't know yet" can always be said. */
export interface PickupView {
  readonly towns: readonly {
    readonly name: string;
    readonly places: readonly {
      readonly id: string;
      readonly name: string;
      /** `7:40`, where there is one ride and its time is known. */
      readonly time: string | undefined;
    }[];
  }[];
  readonly chosen: string | undefined;
  /** When each ride stops at the chosen place, by its ticket's name. */
  readonly rides: readonly { readonly name: string; readonly time: string | undefined }[];
}

/** Where a line with transport is fetched; `open` while nobody has said it. */
export type LinePickupView =
  | { readonly kind: 'open' }
  | { readonly kind: 'place'; readonly place: string; readonly time: string | undefined };
