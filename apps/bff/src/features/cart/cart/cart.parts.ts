import { CartController } from './cart.controller.js';
import { CarryCode } from './carry-code.js';
import { CartBefore } from './cart-before.js';
import { ChangeCart } from './change-cart.js';
import { GatherCartFacts } from './gather-cart-facts.js';
import { HoldController } from './hold.controller.js';
import { KeepQuote } from './keep-quote.js';
import { LooseController } from './loose.controller.js';
import { LostLines } from './lost-lines.js';
import { OwnCoupons } from '../../choose/promo/own-coupons.js';
import { PackageForms } from './package-forms.js';
import { PackageController } from './package.controller.js';
import { ChangePackages } from './change-packages.js';
import { ChangeStays } from './change-stays.js';
import { ChangePresenter } from './present-change.js';
import { EmptyCartPresenter } from './present-empty-cart.js';
import { FilledCartPresenter } from './present-filled-cart.js';
import { PromoController } from './promo.controller.js';
import { EditLine } from '../../choose/edit/edit-line.js';
import { EditPackage } from '../../choose/edit/edit-package.js';
import { OpenEdits } from '../../choose/edit/open-edit.js';
import { HoldStay } from '../stay/hold-stay.js';
import { RoomsBack } from '../stay/rooms-back.js';
import { PutPackage } from './put-package.js';
import { StayController } from './stay.controller.js';
import { UndoController } from './undo.controller.js';
import { Undos } from './undos.js';

export const cartControllers = [
  CartController,
  HoldController,
  LooseController,
  PackageController,
  PromoController,
  StayController,
  UndoController,
] as const;
export const cartUseCases = [
  CarryCode,
  CartBefore,
  ChangeCart,
  ChangePackages,
  ChangePresenter,
  ChangeStays,
  EditLine,
  EditPackage,
  EmptyCartPresenter,
  FilledCartPresenter,
  GatherCartFacts,
  HoldStay,
  KeepQuote,
  LostLines,
  OpenEdits,
  OwnCoupons,
  PackageForms,
  PutPackage,
  RoomsBack,
  Undos,
] as const;
