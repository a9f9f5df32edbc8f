import { CartController } from './cart.controller.js';
import { CarryCode } from './carry-code.js';
import { CartBefore } from './cart-before.js';
import { ChangeCart } from './change-cart.js';
import { GatherCartFacts } from './gather-cart-facts.js';
import { GoBack } from './go-back.js';
import { HoldController } from './hold.controller.js';
import { KeepQuote } from './keep-quote.js';
import { SingleTicketsController } from './single-tickets.controller.js';
import { LostLines } from './lost-lines.js';
import { PackageForms } from './package-forms.js';
import { PackageController } from './package.controller.js';
import { ChangePackages } from './change-packages.js';
import { ChangeStays } from './change-stays.js';
import { ChangePresenter } from './present-change.js';
import { EmptyCartPresenter } from './present-empty-cart.js';
import { FilledCartPresenter } from './present-filled-cart.js';
import { PromoController } from './promo.controller.js';
import { HoldStay } from '../stay/hold-stay.js';
import { RoomsBack } from '../stay/rooms-back.js';
import { PutPackage } from './put-package.js';
import { StayController } from './stay.controller.js';
import { UndoController } from './undo.controller.js';
import { Undos } from './undos.js';

export const cartControllers = [
  CartController,
  HoldController,
  SingleTicketsController,
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
  EmptyCartPresenter,
  FilledCartPresenter,
  GatherCartFacts,
  GoBack,
  HoldStay,
  KeepQuote,
  LostLines,
  PackageForms,
  PutPackage,
  RoomsBack,
  Undos,
] as const;
