import type { Clock } from './clock.js';
import type { Content } from './content.js';
import type { Database } from './database.js';

export interface Shop {
  readonly db: Database;
  readonly clock: Clock;
  readonly content: Content;
}
