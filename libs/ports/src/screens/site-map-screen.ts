import { screen } from './screen.js';
import type { LinkView } from './texts.js';

export interface SiteMapView {
  readonly title: string;
  /** All public pages; empty groups are omitted. */
  readonly groups: readonly {
    readonly key: 'shop' | 'parks' | 'tours' | 'hotels' | 'places' | 'help' | 'legal';
    readonly pages: readonly LinkView[];
  }[];
}

export const siteMapScreen = screen<SiteMapView>('siteMap');
