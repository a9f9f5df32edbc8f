import { screen } from './screen.js';
import type { LinkView } from './texts.js';

export interface SiteMapView {
  readonly title: string;
  /** Every public page by its kind; a kind without a page is not there. */
  readonly groups: readonly {
    readonly key: 'shop' | 'parks' | 'tours' | 'hotels' | 'places' | 'help' | 'legal';
    readonly pages: readonly LinkView[];
  }[];
}

export const siteMapScreen = screen<SiteMapView>('siteMap');
