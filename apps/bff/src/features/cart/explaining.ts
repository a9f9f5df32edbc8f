import { LowestPrices } from '../../presenters/lowest-prices.js';
import { LinePresenter } from '../../presenters/present-line.js';
import { LineContexts } from './cart/line-contexts.js';
import { PriceTips } from '../choose/ways/line-ways.js';

export const explaining = [LinePresenter, PriceTips, LineContexts, LowestPrices];
