/** A formatted amount: `text` is shown, `spoken` is for screen readers. */
export interface PriceText {
  readonly text: string;
  readonly spoken: string;
}

/** A price, and the price before its discount if it has one. */
export interface OfferText {
  readonly now: PriceText;
  readonly before?: PriceText;
}

/** A place's picture. Without `src` the wall's colour is shown. */
export interface SceneView {
  readonly src?: string;
  /** Where to crop a wide strip, if not in the middle. */
  readonly focus?: 'high' | 'low' | undefined;
  readonly alt: string;
}

export interface ComboView {
  readonly href: string;
  readonly parks: number;
  readonly percent: number;
}

/** A page of a long list, and the URLs of its neighbours. */
export interface PagingView {
  readonly page: number;
  readonly pages: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

export interface LinkView {
  readonly name: string;
  readonly href: string;
}
