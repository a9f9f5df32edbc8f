import { CartController } from './cart.controller.js';
import { CarryCode } from './carry-code.js';
import { ChangeCart } from './change-cart.js';
import { HoldController } from './hold.controller.js';
import { KeepQuote } from './keep-quote.js';
import { LooseController } from './loose.controller.js';
import { LostLines } from './lost-lines.js';
import { OwnCoupons } from '../promo/own-coupons.js';
import { PackageController } from './package.controller.js';
import { ChangePresenter } from './present-change.js';
import { PromoController } from './promo.controller.js';

/** What is asked of a cart, and what answers it. */
export const cartControllers = [
  CartController,
  HoldController,
  LooseController,
  PackageController,
  PromoController,
] as const;
export const cartUseCases = [
  CarryCode,
  ChangeCart,
  ChangePresenter,
  KeepQuote,
  LostLines,
  OwnCoupons,
] as const;
