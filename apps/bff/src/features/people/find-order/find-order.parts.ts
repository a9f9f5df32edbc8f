import { FindOrderController } from './find-order.controller.js';
import { AccountOrders } from '../account/account-orders.js';
import { OpenOrderController } from '../account/open-order.controller.js';
import { LookupLimits } from './lookup-limits.js';
import { OpenLink } from './open-link.js';

export const findOrderControllers = [FindOrderController, OpenOrderController] as const;
export const findOrderUseCases = [LookupLimits, OpenLink, AccountOrders] as const;
