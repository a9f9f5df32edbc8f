/** Clients of backends whose reads a page waits for. */
const read = [
  'CART',
  'ORDERS',
  'ORDER_LOOKUPS',
  'VISITS',
  'PAYMENT',
  'PAYMENT_LOOKUPS',
  'HOTELS',
  'STAY_SEARCH',
  'STAY_LOOKUPS',
  'STAYS',
  'USERS',
  'USER_LOOKUPS',
  'IDENTITY',
  'SEARCH',
  'SEARCH_TOKEN',
  'SUGGESTIONS',
];

/** A busy machine is late without a load; who tests a deadline sets its own. */
export const unhurried = {
  SHED_DELAY_MS: '0',
  PAGE_DEADLINE_MS: '30000',
  PRESS_DEADLINE_MS: '30000',
  CART_COUNT_MS: '30000',
  STORE_MS: '10000',
  ...Object.fromEntries(read.map((client) => [`${client}_READ_MS`, '10000'])),
  SUGGESTIONS_WRITE_MS: '10000',
};

/** All the visitors of a test come from one address. */
export const unlimited = {
  NEWSLETTER_PER_MINUTE: '1000',
  SUGGESTIONS_PER_MINUTE: '100000',
  SIGN_IN_PER_MINUTE: '1000',
  SIGN_UP_PER_MINUTE: '1000',
  CART_CHANGES_PER_MINUTE: '100000',
  CHECKOUTS_PER_MINUTE: '100000',
  HELD_SHARE_PERCENT: '100',
  PLACES_PER_ADDRESS: '100000',
  PLACES_LEAST: '100000',
  ROOMS_PER_ADDRESS: '100000',
  ROOMS_LEAST: '100000',
  TRANSFERS_PER_ADDRESS: '100000',
  TRANSFERS_PER_MAILBOX: '100000',
  TRANSFERS_PER_PHONE: '100000',
  UNPAID_MAILS_PER_HOUR: '100000',
  WRONG_CODES_PER_MINUTE: '100000',
  ORDER_LOOKUPS_PER_MINUTE: '100000',
  ORDER_MAILS_PER_HOUR: '100000',
  GATE_TRIES_PER_MINUTE: '100000',
  OCTO_TRIES_PER_MINUTE: '100000',
};
