import { MoveStay } from './move-stay.js';
import { NewNightsPresenter } from './present-new-nights.js';
import { ApplyChange } from './apply-change.js';
import { AskChange } from './ask-change.js';
import { ChangeReconciler } from './change-reconciler.js';
import { CheckChange } from './check-change.js';
import { OrderPayment } from './order-payment.js';
import { ChangesOfOrder } from './changes-of-order.js';
import { PayChange } from './pay-change.js';
import { FinishChange } from './finish-change.js';
import { ChangePresenter } from './present-change.js';
import { NewDayPresenter } from './present-new-day.js';
import { RightFormPresenter } from './present-right-form.js';
import { RightsPresenter } from './present-rights.js';
import { StayRights } from './stay-rights.js';

export const rightsUseCases = [
  ApplyChange,
  AskChange,
  CheckChange,
  FinishChange,
  OrderPayment,
  PayChange,
  ChangeReconciler,
  ChangePresenter,
  ChangesOfOrder,
  NewDayPresenter,
  RightFormPresenter,
  RightsPresenter,
  StayRights,
  MoveStay,
  NewNightsPresenter,
] as const;
