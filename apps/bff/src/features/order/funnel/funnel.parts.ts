import { FunnelController } from './funnel.controller.js';
import { FunnelOfOrder } from './funnel-of-order.js';

export const funnelControllers = [FunnelController] as const;
export const funnelUseCases = [FunnelOfOrder] as const;
