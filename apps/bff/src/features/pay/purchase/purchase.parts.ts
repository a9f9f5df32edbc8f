import { BeginPayment } from './begin-payment.js';
import { BeginPurchase } from './begin-purchase.js';
import { FailPurchase } from './fail-purchase.js';
import { FinishPaid } from './finish-paid.js';
import { FinishPurchase } from './finish-purchase.js';
import { FinishUnpaid } from './finish-unpaid.js';
import { HoldForPayment } from './hold-for-payment.js';
import { LastContact } from './last-contact.js';
import { Months } from '../../cart/cart/months.js';
import { EndedStays } from './ended-stays.js';
import { OpenPurchase } from './open-purchase.js';
import { PlaceOrder } from './place-order.js';
import { PurchaseStays } from './purchase-stays.js';
import { PurchaseTruth } from './purchase-truth.js';
import { Reconciler } from './reconciler.js';
import { RefundPurchase } from './refund-purchase.js';
import { SellingLimits } from '../../cart/cart/selling-limits.js';
import { Transfers } from './transfers.js';
import { WhyFailed } from './why-failed.js';

export const purchaseUseCases = [
  BeginPayment,
  BeginPurchase,
  FailPurchase,
  FinishPaid,
  FinishPurchase,
  FinishUnpaid,
  HoldForPayment,
  LastContact,
  Months,
  EndedStays,
  OpenPurchase,
  PlaceOrder,
  PurchaseStays,
  PurchaseTruth,
  Reconciler,
  RefundPurchase,
  SellingLimits,
  Transfers,
  WhyFailed,
] as const;
