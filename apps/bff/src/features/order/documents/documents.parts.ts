import { PassOfVoucher } from '../wallets/pass-of-voucher.js';
import { WalletController } from '../wallets/wallet.controller.js';
import { CalendarOfOrder } from './calendar-of-order.js';
import { OrderFilesController } from './order-files.controller.js';
import { VouchersOfOrder } from './vouchers-of-order.js';

export const documentControllers = [OrderFilesController, WalletController] as const;
export const documentUseCases = [CalendarOfOrder, VouchersOfOrder, PassOfVoucher] as const;
