import { FindOrderController } from './find-order.controller.js';
import { LookupLimits } from './lookup-limits.js';
import { OpenLink } from './open-link.js';

/** How an order is found again. */
export const findOrderControllers = [FindOrderController] as const;
export const findOrderUseCases = [LookupLimits, OpenLink] as const;
