/** An amount, written: what is seen and what a screen reader says. */
export interface PriceText {
  readonly text: string;
  readonly spoken: string;
}

/** A price with the amount it was before its discount, if it has one. */
export interface OfferText {
  readonly now: PriceText;
  readonly before?: PriceText;
}

/** A place's picture. Without a file the wall's colour stands for it. */
export interface SceneView {
  readonly src?: string;
  /** Where a wide strip of it is cut from, when its middle says less. */
  readonly focus?: 'high' | 'low' | undefined;
  readonly alt: string;
}

/** What a package takes off, from how many parks, and the way to the builder. */
export interface ComboView {
  readonly href: string;
  readonly parks: number;
  readonly percent: number;
}

export interface LinkView {
  readonly name: string;
  readonly href: string;
}
