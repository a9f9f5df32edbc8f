import { VoucherKeysController } from './codes/voucher-keys.controller.js';

/** What gates ask. */
export const gateControllers = [VoucherKeysController] as const;
