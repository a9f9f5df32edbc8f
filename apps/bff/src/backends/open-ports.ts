import type { OpenPorts } from '@shop/ports/backends';

/** A missing or unknown method does not compile. */
type Methods = {
  readonly [Port in keyof OpenPorts]: Readonly<Record<keyof OpenPorts[Port], true>>;
};

/** Methods that a team's own implementation of a port must have. */
export const methodsOf: Methods = {
  CallCentre: { callBack: true },
  CartGateway: {
    cartOf: true,
    display: true,
    add: true,
    change: true,
    remove: true,
    drop: true,
    setCurrency: true,
    extendHold: true,
    addPromo: true,
    removePromo: true,
    addPackage: true,
    changePackage: true,
    removePackage: true,
    splitPackage: true,
  },
  CartStays: { addStay: true, changeStay: true, removeStay: true },
  CatalogueGateway: {
    products: true,
    calendar: true,
    quote: true,
    quotePackage: true,
    pickups: true,
    pricesFrom: true,
  },
  HotelsGateway: { pricesFrom: true, calendar: true },
  NewsletterGateway: { subscribe: true },
  OrderChangeCalls: { change: true, changeStay: true, ordersOf: true },
  OrdersGateway: { place: true, order: true, confirm: true, cancel: true },
  PartRefunds: { refundPart: true },
  PaymentGateway: {
    currencies: true,
    methods: true,
    banks: true,
    begin: true,
    payment: true,
    paymentOf: true,
    paymentsOf: true,
    refund: true,
  },
  SearchGateway: {
    start: true,
    suggest: true,
    search: true,
    answer: true,
    tell: true,
    report: true,
  },
  StayBookings: {
    book: true,
    booking: true,
    hold: true,
    confirm: true,
    change: true,
    cancel: true,
  },
  StaySearch: { search: true },
  UsersGateway: {
    logIn: true,
    register: true,
    forgot: true,
    confirm: true,
    choosePassword: true,
    changePassword: true,
    coupons: true,
    purchasesWithCoupon: true,
  },
  VoucherGateway: { redeem: true, ended: true, find: true },
};

export type PortName = keyof OpenPorts;

export const isOpenPort = (name: string): name is PortName => Object.hasOwn(methodsOf, name);
