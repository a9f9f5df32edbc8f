import { OrderChangesController } from './order-changes.controller.js';

export const orderChangeControllers = [OrderChangesController] as const;
