import { GatherBuilderFacts } from './builder/gather-builder-facts.js';
import { BuilderPresenter } from './builder/present-builder.js';
import { GatherBuyFacts } from './buy/gather-buy-facts.js';
import { EditLine } from './edit/edit-line.js';
import { EditPackage } from './edit/edit-package.js';
import { OpenEdits } from './edit/open-edit.js';
import { OwnCoupons } from './promo/own-coupons.js';

export const chooseUseCases = [
  BuilderPresenter,
  EditLine,
  EditPackage,
  GatherBuilderFacts,
  GatherBuyFacts,
  OpenEdits,
  OwnCoupons,
] as const;
