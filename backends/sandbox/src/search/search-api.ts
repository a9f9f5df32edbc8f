import type { Clock } from '../engine/clock.js';
import type { Content } from '../engine/content.js';
import { AccessTokens } from './access-tokens.js';
import { Diary } from './diary.js';
import { Library } from './library.js';
import type { AnalyticsEvent, Report } from './shapes.js';

export interface SearchApi {
  readonly tokens: AccessTokens;
  readonly library: Library;
  readonly events: Diary<AnalyticsEvent>;
  readonly reports: Diary<Report>;
}

export const createSearchApi = (
  contentDir: string,
  { products }: Content,
  clock: Clock,
): SearchApi => ({
  tokens: new AccessTokens(clock),
  library: new Library(contentDir, products),
  events: new Diary(),
  reports: new Diary(),
});
