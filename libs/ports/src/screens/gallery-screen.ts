import { screen } from './screen.js';
import type { LinkView } from './texts.js';

/** A scene or a detail of one, with the place it leads to. */
export interface GalleryPictureView {
  /** The address of the picture, cut to its part. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly wall: string;
  readonly place: LinkView;
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
