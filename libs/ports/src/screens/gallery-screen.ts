import { screen } from './screen.js';
import type { LinkView } from './texts.js';

/** A scene or a detail of one, with the place it leads to. */
export interface GalleryPictureView {
  /** Its part of the page's address, the same however the gallery is filtered: `bruma-2`. */
  readonly key: string;
  /** The address of the picture, cut to its part. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly wall: string;
  readonly place: LinkView;
  /** Where its ticket is sold, or a night in it; none while the catalogue can't be had. */
  readonly sale: { readonly kind: 'ticket' | 'night'; readonly href: string } | undefined;
}

export interface GalleryView {
  readonly title: string;
  readonly lead: string;
  /** Whose pictures to see: each a link that turns itself on or off. */
  readonly filters: readonly (LinkView & { readonly key: string; readonly isOn: boolean })[];
  readonly clear: string;
  readonly pictures: readonly GalleryPictureView[];
}

export const galleryScreen = screen<GalleryView>('gallery');
