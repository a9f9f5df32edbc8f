import { MailState } from './mail-state.js';
import { OrderAccess } from '../order-access.js';
import { OrderMailController } from './order-mail.controller.js';
import { PaidWords } from './paid-words.js';
import { OrderPresenter } from './present-order.js';
import { TransferPresenter } from './present-transfer.js';

export const orderControllers = [OrderMailController] as const;
export const orderUseCases = [
  MailState,
  OrderAccess,
  OrderPresenter,
  PaidWords,
  TransferPresenter,
] as const;
