import { Inject, Injectable } from '@nestjs/common';
import { Reporter } from '@shop/ports/backends';
import { Config } from '../../config/config.js';
import { AttemptLimit } from './attempt-limit.js';
import { LimitStore } from './limit-store.js';
import { WindowLimit } from './window-limit.js';
import { type Window, WindowLimits } from './window-limits.js';
import { WrongCodes } from './wrong-codes.js';

const minuteSeconds = 60;
const hourSeconds = 3_600;
const daySeconds = 86_400;

/** Many people may share an address: a cart, an account and a pair get a share of its limit. */
const cartShare = 5;
const accountsTimes = 4;
const addressTimes = 6;

/**
 * All rate limits of attempts and mails, by address, mailbox or account
 * (docs/rules/requests.md#limits). `HeldLimits` limits what is held unpaid. The figures are
 * configuration. All instances count together, and each refusal is reported.
 */
@Injectable()
export class Limits {
  /** Sign-ins by account and address, by account, by address; wrong passwords of an address. */
  readonly signIn;
  readonly signUp;
  readonly forgot;
  readonly mailToken;
  readonly orderLookups;
  /** Wrong gate keys and wrong reseller tokens, by address. */
  readonly gateKeys;
  readonly resellerTokens;
  readonly promoCodes: WrongCodes;
  /** Sign-up and password-reset mails, by mailbox. */
  readonly accountMails;
  readonly subscriptions;
  readonly callBacks;
  readonly suggestions;
  /** Counts several windows in one call to the store. */
  readonly windows: WindowLimits;
  readonly named;

  constructor(
    @Inject(Config) config: Config,
    @Inject(LimitStore) store: LimitStore,
    @Inject(Reporter) reporter: Reporter,
  ) {
    const told = (limit: string) => reporter.report({ event: 'limit-reached', limit });
    const attempts = (name: string, most: number) => new AttemptLimit(most, name, store, told);
    const aMinute = (name: string, most: number) =>
      new WindowLimit(most, name, minuteSeconds, store, told);
    const { SIGN_IN_PER_MINUTE: signIns, SIGN_UP_PER_MINUTE: signUps } = config;
    this.signIn = {
      pair: attempts('sign-in', signIns),
      account: attempts('sign-in account', signIns * accountsTimes),
      address: attempts('sign-in address', signIns * addressTimes),
      failures: new WindowLimit(1, 'sign-in failures', daySeconds, store),
    };
    this.signUp = attempts('sign-up', signUps);
    this.forgot = attempts('forgot', signUps);
    this.mailToken = attempts('token', signUps);
    this.accountMails = attempts('mailbox', signUps);
    this.orderLookups = attempts('order lookups', config.ORDER_LOOKUPS_PER_MINUTE);
    this.gateKeys = attempts('gate keys', config.GATE_TRIES_PER_MINUTE);
    this.resellerTokens = attempts('reseller tokens', config.OCTO_TRIES_PER_MINUTE);
    this.promoCodes = new WrongCodes(
      attempts('coupon codes', config.WRONG_CODES_PER_MINUTE),
      new WindowLimit(1, 'known wrong codes', hourSeconds, store),
    );
    this.subscriptions = aMinute('subscriptions', config.NEWSLETTER_PER_MINUTE);
    this.callBacks = aMinute('call backs', config.NEWSLETTER_PER_MINUTE);
    this.suggestions = aMinute('suggestions', config.SUGGESTIONS_PER_MINUTE);
    this.windows = new WindowLimits(store, told);
    this.named = windowsOf(config);
  }
}

const windowsOf = (config: Config) => {
  const ofOrder = config.ORDER_MAILS_PER_HOUR;
  const unpaid = config.UNPAID_MAILS_PER_HOUR;
  return {
    changes: pairOf('changes', config.CART_CHANGES_PER_MINUTE),
    checkouts: pairOf('checkouts', config.CHECKOUTS_PER_MINUTE),
    orderMails: { name: 'mails of an order', most: ofOrder, seconds: hourSeconds },
    /** Requests for a link by number and email. */
    lookupMails: { name: 'order mails', most: ofOrder, seconds: hourSeconds },
    /** Mails about unpaid orders, by mailbox. */
    unpaidMails: { name: 'unpaid order mails', most: unpaid, seconds: hourSeconds },
  } as const satisfies Record<string, Window | Pair>;
};

/** One window per address, one per cart. */
export type Pair = readonly [Window, Window];

const pairOf = (name: string, most: number): Pair => [
  { name, most, seconds: minuteSeconds },
  { name: `${name} of a cart`, most: Math.ceil(most / cartShare), seconds: minuteSeconds },
];
