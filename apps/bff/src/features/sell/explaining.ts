import { LowestPrices } from '../../presenters/lowest-prices.js';
import { LinePresenter } from '../../presenters/present-line.js';
import { LineContexts } from './cart/line-contexts.js';
import { LineWays } from './ways/line-ways.js';

/** What says how a price came about, what would change it, and what it was before. */
export const explaining = [LinePresenter, LineWays, LineContexts, LowestPrices];
