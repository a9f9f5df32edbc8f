import { PassOfVoucher } from '../wallets/pass-of-voucher.js';
import { WalletController } from '../wallets/wallet.controller.js';
import { CalendarOfOrder } from './calendar-of-order.js';
import { OrderFilesController } from './order-files.controller.js';
import { VouchersOfOrder } from './vouchers-of-order.js';

export const paperControllers = [OrderFilesController, WalletController] as const;
export const paperUseCases = [CalendarOfOrder, VouchersOfOrder, PassOfVoucher] as const;
