import type { Clock } from '../engine/clock.js';
import type { Content } from '../engine/content.js';
import { AccessTokens } from './access-tokens.js';
import { RecentEvents } from './recent-events.js';
import { Library } from './library.js';
import type { AnalyticsEvent, Report } from './shapes.js';

export interface SearchApi {
  readonly tokens: AccessTokens;
  readonly library: Library;
  readonly events: RecentEvents<AnalyticsEvent>;
  readonly reports: RecentEvents<Report>;
}

export const createSearchApi = (
  contentDir: string,
  { products }: Content,
  clock: Clock,
): SearchApi => ({
  tokens: new AccessTokens(clock),
  library: new Library(contentDir, products),
  events: new RecentEvents(),
  reports: new RecentEvents(),
});
