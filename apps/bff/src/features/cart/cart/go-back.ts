import { Injectable } from '@nestjs/common';
import type { UndoPlan } from '@shop/domain';
import { type CartChange, type CartChanged, type CartRefused, ChangeCart } from './change-cart.js';
import { ChangePackages } from './change-packages.js';
import { ChangeStays } from './change-stays.js';

/** Carries out an undo plan with ordinary change requests. */
@Injectable()
export class GoBack {
  constructor(
    private readonly change: ChangeCart,
    private readonly stays: ChangeStays,
    private readonly packages: ChangePackages,
  ) {}

  run(back: UndoPlan, change: CartChange): Promise<CartChanged | CartRefused> {
    switch (back.kind) {
      case 'line':
        return this.change.put(back.was, { ...change, line: back.id });
      case 'package':
        return this.packages.putBack(back, change);
      case 'split':
        return this.change.splitPackage(back.id, change);
      case 'stay':
        return this.stays.put(back.was, { ...change, line: back.id }, back.package);
      case 'moved':
        return this.stays.move(back.id, back.package, change);
    }
  }
}
