import { Inject, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  CartGateway,
  Clock,
  Ids,
  OrdersGateway,
  PaymentGateway,
  PurchaseLedger,
  Reporter,
} from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { BeginPurchase } from './begin-purchase.js';
import { FinishPurchase } from './finish-purchase.js';
import { LastContact } from './last-contact.js';
import { PaymentController } from './payment.controller.js';
import { Reconciler } from './reconciler.js';

@Module({
  controllers: [PaymentController],
  providers: [
    {
      provide: BeginPurchase,
      inject: [CartGateway, OrdersGateway, PaymentGateway, PurchaseLedger, Clock, Ids, Config],
      useFactory: (
        carts: CartGateway,
        orders: OrdersGateway,
        payments: PaymentGateway,
        ledger: PurchaseLedger,
        clock: Clock,
        ids: Ids,
        { PUBLIC_ORIGIN }: Config,
      ) =>
        new BeginPurchase(
          { carts, orders, payments, ledger, clock, ids },
          `${PUBLIC_ORIGIN}/api/payment/return`,
        ),
    },
    {
      provide: FinishPurchase,
      inject: [OrdersGateway, PaymentGateway, PurchaseLedger, Reporter, Clock],
      useFactory: (
        orders: OrdersGateway,
        payments: PaymentGateway,
        ledger: PurchaseLedger,
        reporter: Reporter,
        clock: Clock,
      ) => new FinishPurchase({ orders, payments, ledger, reporter, clock }),
    },
    {
      provide: LastContact,
      inject: [PurchaseLedger],
      useFactory: (ledger: PurchaseLedger) => new LastContact(ledger),
    },
    {
      provide: Reconciler,
      inject: [PurchaseLedger, FinishPurchase, Reporter],
      useFactory: (ledger: PurchaseLedger, finish: FinishPurchase, reporter: Reporter) =>
        new Reconciler(ledger, finish, reporter),
    },
  ],
  exports: [BeginPurchase, LastContact],
})
export class PurchaseModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(@Inject(Reconciler) private readonly reconciler: Reconciler) {}

  onApplicationBootstrap(): void {
    this.reconciler.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.reconciler.stop();
  }
}
