import { CalendarOfOrder } from './calendar-of-order.js';
import { OrderFilesController } from './order-files.controller.js';
import { VouchersOfOrder } from './vouchers-of-order.js';

/** What is taken along of an order. */
export const paperControllers = [OrderFilesController] as const;
export const paperUseCases = [CalendarOfOrder, VouchersOfOrder] as const;
