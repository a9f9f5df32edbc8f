import { screen } from './screen.js';
import type { LinkView } from './texts.js';

export interface GalleryPictureView {
  /** Its URL fragment, independent of the filters: `bruma-2`. */
  readonly key: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly wall: string;
  readonly place: LinkView;
  /** The page that sells its ticket or night; `undefined` if the catalogue is unavailable. */
  readonly sale: { readonly kind: 'ticket' | 'night'; readonly href: string } | undefined;
}

export interface GalleryView {
  readonly title: string;
  readonly lead: string;
  /** Filters by place; each link toggles its filter. */
  readonly filters: readonly (LinkView & { readonly key: string; readonly isOn: boolean })[];
  readonly clear: string;
  readonly pictures: readonly GalleryPictureView[];
}

export const galleryScreen = screen<GalleryView>('gallery');
