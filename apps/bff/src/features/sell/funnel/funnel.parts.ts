import { FunnelController } from './funnel.controller.js';
import { FunnelOfOrder } from './funnel-of-order.js';

/** What the tag manager is told of. */
export const funnelControllers = [FunnelController] as const;
export const funnelUseCases = [FunnelOfOrder] as const;
