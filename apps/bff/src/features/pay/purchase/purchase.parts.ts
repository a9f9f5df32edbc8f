import { BeginPayment } from './begin-payment.js';
import { BeginPurchase } from './begin-purchase.js';
import { FinishPurchase } from './finish-purchase.js';
import { FinishUnpaid } from './finish-unpaid.js';
import { LastContact } from './last-contact.js';
import { Months } from '../../cart/cart/months.js';
import { EndedStays } from './ended-stays.js';
import { PurchaseStays } from './purchase-stays.js';
import { Reconciler } from './reconciler.js';
import { SellingLimits } from '../../cart/cart/selling-limits.js';
import { Transfers } from './transfers.js';
import { WhyFailed } from './why-failed.js';

export const purchaseUseCases = [
  BeginPayment,
  BeginPurchase,
  FinishPurchase,
  FinishUnpaid,
  LastContact,
  Months,
  EndedStays,
  PurchaseStays,
  Reconciler,
  SellingLimits,
  Transfers,
  WhyFailed,
] as const;
