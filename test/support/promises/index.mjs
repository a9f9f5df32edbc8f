import { cartPromises } from './cart.mjs';
import { cartStayPromises } from './cart-stays.mjs';
import { cataloguePromises } from './catalogue.mjs';
import { hotelsPromises } from './hotels.mjs';
import { newsletterPromises } from './newsletter.mjs';
import { orderChangePromises, ordersPromises, voucherPromises } from './orders.mjs';
import { paymentPromises } from './payment.mjs';
import { callCentrePromises, partRefundPromises, usersPromises } from './people.mjs';
import { searchPromises } from './search.mjs';
import { stayBookingPromises, staySearchPromises } from './stays.mjs';

/**
 * The promises of each port, as functions that throw when one is broken. They know no adapter and
 * no test runner: `npm run promises` runs them for any module. `needs` names the other ports that a
 * check uses.
 */
export const promisesOf = {
  CallCentre: callCentrePromises,
  CartGateway: cartPromises,
  CartStays: cartStayPromises,
  CatalogueGateway: cataloguePromises,
  HotelsGateway: hotelsPromises,
  NewsletterGateway: newsletterPromises,
  OrderChangeCalls: orderChangePromises,
  OrdersGateway: ordersPromises,
  PartRefunds: partRefundPromises,
  PaymentGateway: paymentPromises,
  SearchGateway: searchPromises,
  StayBookings: stayBookingPromises,
  StaySearch: staySearchPromises,
  UsersGateway: usersPromises,
  VoucherGateway: voucherPromises,
};
