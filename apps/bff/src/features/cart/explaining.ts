import { LowestPrices } from '../../presenters/lowest-prices.js';
import { LinePresenter } from '../../presenters/present-line.js';
import { LineContexts } from './cart/line-contexts.js';
import { LineWays } from '../choose/ways/line-ways.js';

export const explaining = [LinePresenter, LineWays, LineContexts, LowestPrices];
