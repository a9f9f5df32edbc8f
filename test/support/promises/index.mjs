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
 * What a port promises, as functions that know nothing of its adapter: each throws where it is not
 * so. They need no runner of tests: `npm run promises` runs them for a module of anybody’s. A
 * promise that can't be looked at by its port alone names the others in `needs`.
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
