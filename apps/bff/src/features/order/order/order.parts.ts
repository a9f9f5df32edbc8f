import { OrderAccess } from '../order-access.js';
import { FindOwnOrder } from './find-own-order.js';
import { MailState } from './mail-state.js';
import { OrderMailController } from './order-mail.controller.js';
import { PaidWords } from './paid-words.js';
import { OrderPresenter } from './present-order.js';
import { OrderMoneyPresenter } from './present-order-money.js';
import { OrderRightsPresenter } from './present-order-rights.js';
import { TransferPresenter } from './present-transfer.js';
import { VoucherPresenter } from './present-voucher.js';
import { ResendMail } from './resend-mail.js';

export const orderControllers = [OrderMailController] as const;
export const orderUseCases = [
  FindOwnOrder,
  MailState,
  OrderAccess,
  OrderMoneyPresenter,
  OrderPresenter,
  OrderRightsPresenter,
  PaidWords,
  ResendMail,
  TransferPresenter,
  VoucherPresenter,
] as const;
