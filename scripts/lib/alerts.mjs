// The source of deploy/prometheus/rules.yml and docs/operate/runbook.md, which
// `npm run monitoring` writes. test/architecture/monitoring.test.ts holds both to this list.

/** Pages and actions on the way from a ticket to an order. */
const purchaseRoutes = [
  'buyFlagship',
  'buyPark',
  'buyTour',
  'buildPackage',
  'cart',
  'checkout',
  'payment',
  'order',
  '/api/cart/items',
  '/api/cart/packages',
  '/api/checkout',
  '/api/checkout/step',
  '/api/payment/return',
].join('|');

/** Pages answer within this many seconds; a bucket of `http_request_seconds` ends here. */
const pageSeconds = 0.5;

const requests = 'http_request_seconds_count';

/** Objectives over 30 days. `bad` is the share of requests that missed one, in a window. */
export const objectives = [
  {
    name: 'purchase',
    says: 'Requests on the way to an order are answered without an error of the shop',
    target: 0.999,
    bad: (window) =>
      `sum(rate(${requests}{route=~"${purchaseRoutes}",status=~"5.."}[${window}])) / sum(rate(${requests}{route=~"${purchaseRoutes}"}[${window}]))`,
  },
  {
    name: 'page',
    says: `Pages are answered within ${pageSeconds} s`,
    target: 0.99,
    bad: (window) =>
      `1 - sum(rate(http_request_seconds_bucket{kind=~"page|view",le="${pageSeconds}"}[${window}])) / sum(rate(${requests}{kind=~"page|view"}[${window}]))`,
  },
];

/** Burn rates of a budget for 30 days: 14.4 spends 2 % in an hour, 6 spends 5 % in 6 hours. */
const burns = [
  { speed: 'Fast', rate: 14.4, long: '1h', short: '5m', wait: '2m', severity: 'page' },
  { speed: 'Slow', rate: 6, long: '6h', short: '30m', wait: '15m', severity: 'ticket' },
];

const recorded = (name, window) => `shop:${name}_bad:ratio_rate${window}`;

export const recordings = objectives.flatMap(({ name, bad }) =>
  burns
    .flatMap(({ long, short }) => [long, short])
    .map((window) => ({ record: recorded(name, window), expr: bad(window) })),
);

const percent = (share) => `${Number((share * 100).toFixed(3))} %`;
const capital = (word) => word[0].toUpperCase() + word.slice(1);

const burnAlerts = objectives.flatMap(({ name, says, target }) =>
  burns.map(({ speed, rate, long, short, wait, severity }) => {
    const limit = Number(((1 - target) * rate).toFixed(6));
    return {
      name: `${capital(name)}Budget${speed}`,
      severity,
      expr: `${recorded(name, long)} > ${limit} and ${recorded(name, short)} > ${limit}`,
      for: wait,
      means: `${says}: the objective is ${percent(target)} over 30 days. At this rate the shop spends the budget ${rate} times too fast.`,
      look: 'Dashboard Overview: errors and durations by page. Then Backends: which call is slow or fails.',
      act: 'Roll back the last release if it began there. If a backend fails, call its team; if the database does, see `StoreUnread`.',
    };
  }),
);

const reports = (events, window) =>
  `sum by (event, detail) (increase(reports_total{event=~"${events}"}[${window}]))`;

/** `page` wakes a person; `ticket` waits for the morning. */
export const alerts = [
  {
    name: 'ShopDown',
    severity: 'page',
    expr: 'up{job="taquilla"} == 0 or absent(up{job="taquilla"})',
    for: '2m',
    means: 'Prometheus cannot read the metrics of a copy of the shop.',
    look: "The container's state and its last log lines. `/health/live` and `/health/ready` on the operator's port.",
    act: "Restart the copy. If all copies are gone, the start's last line names the wrong setting.",
  },
  ...burnAlerts,
  {
    name: 'StoreUnread',
    severity: 'page',
    expr: 'min(work_known) == 0',
    for: '5m',
    means: 'The shop cannot read its tables; most likely it cannot sell either.',
    look: 'The log for `database_connection`. `/health/ready` answers 503 if PostgreSQL is away.',
    act: 'Bring PostgreSQL back, or free connections. The shop reconnects by itself and resumes open purchases.',
  },
  {
    name: 'PoolFull',
    severity: 'page',
    expr: 'max by (pool) (database_connections{state="waiting"}) > 0',
    for: '5m',
    means: 'Requests wait for a database connection.',
    look: 'Slow statements in PostgreSQL (`pg_stat_activity`), and the number of copies.',
    act: 'End the statement that blocks. Start more copies only if PostgreSQL accepts their connections.',
  },
  {
    name: 'ConnectionsBreak',
    severity: 'ticket',
    expr: `${reports('database_connection|redis_connection|session-store', '15m')} > 5`,
    means: 'Connections to PostgreSQL or Redis break often. Visitors may be signed out.',
    look: 'The log line of the event, and the log of PostgreSQL or Redis at the same time.',
    act: 'Check network, memory and restarts of that store.',
  },
  {
    name: 'LoadRefused',
    severity: 'page',
    expr: 'sum by (why) (increase(turned_away_total{why=~"load|connections"}[5m])) > 0',
    for: '5m',
    means: 'The shop refuses visitors because it is overloaded.',
    look: 'Dashboard Overview: requests by page, event loop delay. Is one address or one page the cause?',
    act: 'Start more copies. Refuse a flood at the edge.',
  },
  {
    name: 'TokenRefused',
    severity: 'page',
    expr: `${reports('backend-token-refused', '5m')} > 0`,
    means: "A backend refuses the shop's token or secret, so it serves no visitor.",
    look: 'The log line `backend-token-refused` names backend and path.',
    act: "Set the backend's new token and restart the copies one by one.",
  },
  {
    name: 'BackendDown',
    severity: 'page',
    expr: `${reports('backend-breaker', '5m')} > 0`,
    means:
      'Half of the calls to a backend failed. The shop stopped calling it for some seconds; pages omit its part.',
    look: 'Dashboard Backends: outcomes of that backend. The log lines `backend-failed` give the reason.',
    act: "Call the backend's team. The shop needs no restart.",
  },
  {
    name: 'BackendSlow',
    severity: 'ticket',
    expr: `${reports('backend-slow|backend-timeout', '5m')} > 15`,
    for: '10m',
    means:
      "Replies take more than half of the backend's deadline, or miss it. Pages wait, then omit the part.",
    look: 'Dashboard Backends: the 0.99 quantile by call.',
    act: "Call the backend's team with the name of the call. Raise a deadline only if visitors can wait.",
  },
  {
    name: 'ReplyMalformed',
    severity: 'ticket',
    expr: `${reports('backend-malformed|backend-left-out|backend-money-differs', '15m')} > 0`,
    means:
      'A backend broke its contract. The shop leaves the part out, or shows the charged amount without explanation.',
    look: 'The log line: `backend`, `path`, `at`, `expected`, `received`.',
    act: "Send that line to the backend's team.",
  },
  {
    name: 'ContractLeft',
    severity: 'ticket',
    expr: 'sum by (backend, operation, kind) (increase(backend_drift_total{kind!="new"}[1d])) > 0',
    means: 'A reply differs from its contract where the shop does not depend on it yet.',
    look: "`/drift` on the operator's port.",
    act: "Agree with the backend's team: either the contract or the backend changes.",
  },
  {
    name: 'PurchasesOverdue',
    severity: 'page',
    expr: 'max by (work) (work_overdue_seconds{work=~"purchases|order_changes"}) > 300',
    for: '5m',
    means: 'No copy of the shop resumes open purchases or changes, though they are due.',
    look: 'The log for `reconciler_failed`, `change_reconciler_failed` and `row_unreadable`.',
    act: 'Restart one copy. A row that this version cannot read needs the newer version back.',
  },
  {
    name: 'PaidWithoutOrder',
    severity: 'page',
    expr: 'max by (state) (work_oldest_seconds{work="purchases",state="PAID"}) > 900',
    for: '10m',
    means: 'A paid purchase, opened more than 25 minutes ago, has no confirmed order.',
    look: 'Dashboard Purchases, and Backends for `orders`. The log lines with that `purchase`.',
    act: 'Ask the team of the order system. The shop confirms, or refunds, once it replies.',
  },
  {
    name: 'RefundStuck',
    severity: 'page',
    expr: 'max by (work, state) (work_open{state=~"REFUND_DUE|RETURNING"}) > 0',
    for: '30m',
    means: 'Money must go back, of a purchase or a change, and half an hour was not enough.',
    look: 'The log for `refund_due`: a `purchase` that repeats is stuck. Dashboard Backends for `payment`.',
    act: 'Ask the payment provider why it refuses. A refund by hand ends the retries of a purchase (`REFUND_DUE`); end a change (`RETURNING`) first (docs/operate/support.md).',
  },
  {
    name: 'MoneyOwed',
    severity: 'page',
    expr: `${reports('change_refund_refused|change_refund_impossible', '1h')} > 0`,
    means: 'The shop cannot refund a change of an order; a person must help.',
    look: 'The log line: `change`.',
    act: 'Ask the provider why it refuses; the shop repeats the call. If a person must refund, end the change first (docs/operate/support.md).',
  },
  {
    name: 'PaymentsNotUnderstood',
    severity: 'page',
    expr: `${reports('payment_amount_differs|payment_page_differs|payment_twice|change_amount_differs|change_paid_late', '1h')} > 0`,
    means:
      'A captured amount differs, a purchase was paid twice, a change was paid late, or visitors cannot reach the payment page.',
    look: 'The log line: `purchase`, `change`, or `origin` and `known`.',
    act: 'The shop refunds by itself. After `payment_page_differs`, set `PAYMENT_PAGE_ORIGIN` or ask the provider.',
  },
  {
    name: 'PaymentMessagesRefused',
    severity: 'page',
    expr: `sum by (status) (increase(${requests}{route="/api/webhooks/payment",status=~"401|404|503"}[15m])) > 5`,
    means:
      "The shop refuses the provider's messages: 401 is a wrong signature, 404 an unknown purchase, 503 a backend without reply.",
    look: 'The status. After 401 compare `PAYMENT_WEBHOOK_SECRET` and the clocks of both sides.',
    act: 'Correct the secret or the clock. Until then the reconciler settles purchases, some seconds later.',
  },
  {
    name: 'PaymentMessagesLate',
    severity: 'ticket',
    expr: 'sum(increase(purchase_moves_total{state="PAID",by="reconciler"}[1h])) > 5 and sum(increase(purchase_moves_total{state="PAID",by="reconciler"}[1h])) > 0.2 * sum(increase(purchase_moves_total{state="PAID"}[1h]))',
    means: "The reconciler finds payments before the provider's message arrives.",
    look: 'Dashboard Purchases: paid by visitor, webhook, reconciler.',
    act: 'Ask the provider about its queue of messages. Buyers wait some seconds longer.',
  },
  {
    name: 'MailsNotSent',
    severity: 'page',
    expr: 'sum by (kind, outcome) (increase(mails_total{kind="confirmed",outcome=~"refused|given up"}[1h])) > 0',
    means: 'Buyers have no mail with their tickets.',
    look: 'The log lines `mail-refused` and `mail-given-up`: `reason`.',
    act: 'Check mail server, sender and address. A buyer can ask for the mail again on the order page.',
  },
  {
    name: 'MailsWait',
    severity: 'page',
    expr: 'max(work_oldest_seconds{work="mails"}) > 1800',
    for: '10m',
    means: 'A mail has waited for more than half an hour.',
    look: 'The log lines `mail-failed` (`reason`) and `mail-queue`.',
    act: 'Check the mail server. `no tickets` means that the order system has not made the codes.',
  },
  {
    name: 'CallBacksWait',
    severity: 'ticket',
    expr: 'max(work_oldest_seconds{work="call_requests"}) > 3600',
    for: '10m',
    means: 'The call centre has not taken a request to call back for an hour.',
    look: 'The log line `call-back`. Dashboard Backends for `newsletter`.',
    act: "Call the team of the call centre's system.",
  },
  {
    name: 'RowUnreadable',
    severity: 'ticket',
    expr: `${reports('row_unreadable', '1h')} > 0`,
    means: 'A newer version of the shop wrote a row that this version cannot resume.',
    look: 'The log line: `table`, `id`, `error`.',
    act: 'Bring the newer version back, or end its rows before you roll back.',
  },
  {
    name: 'GuessingOrHoarding',
    severity: 'ticket',
    expr: `${reports('limit-reached', '15m')} > 100`,
    means: 'An address guesses secrets, or holds too many places. `detail` names the limit.',
    look: 'The log lines `limit-reached`: one `from` or many?',
    act: 'Refuse the address at the edge. Many addresses at a sale are visitors: raise the limit.',
  },
  {
    name: 'SignInBroken',
    severity: 'ticket',
    expr: 'sum by (detail) (increase(reports_total{event="sign-in-refused",detail=~"provider|token|idToken|issuer|store|session"}[15m])) > 20',
    means: 'Visitors return from the identity provider and cannot sign in.',
    look: 'The log lines `sign-in-refused` and `identity-token-refused`: `reason`, `why`.',
    act: 'Check the secret and address of the identity provider, and the session store.',
  },
];
