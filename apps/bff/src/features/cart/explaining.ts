import { LowestPrices } from '../../presenters/lowest-prices.js';
import { LinePresenter } from '../../presenters/present-line.js';
import { LineContexts } from './cart/line-contexts.js';
import { PriceTips } from '../choose/price-tips/price-tips.js';

export const explaining = [LinePresenter, PriceTips, LineContexts, LowestPrices];
