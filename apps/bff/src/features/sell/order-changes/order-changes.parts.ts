import { OrderChangesController } from './order-changes.controller.js';

/** What answers whoever changes an order that he holds. */
export const orderChangeControllers = [OrderChangesController] as const;
