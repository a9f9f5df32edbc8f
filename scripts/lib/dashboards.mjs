import { objectives, recordings } from './alerts.mjs';

const rate = (metric, by, labels = '') => `sum by (${by}) (rate(${metric}${labels}[5m]))`;
const quantile = (share, metric, by, labels = '') =>
  `histogram_quantile(${share}, ${rate(`${metric}_bucket`, `le, ${by}`, labels)})`;
const pages = '{kind=~"page|view"}';

const budgets = objectives.map(({ name, says, target }) => ({
  title: `Objective: ${name}`,
  says: `${says}. Share of requests that missed it; the budget is ${Number((1 - target).toFixed(6))}.`,
  unit: 'percentunit',
  by: '{{__name__}}',
  exprs: recordings.map(({ record }) => record).filter((record) => record.includes(`${name}_bad`)),
}));

/** Dashboards of Grafana: a panel shows each expression with `by` as its legend. */
export const dashboards = [
  {
    name: 'overview',
    title: 'Taquilla: overview',
    panels: [
      ...budgets,
      {
        title: 'Requests',
        says: 'Pages and actions a second, by page or action.',
        unit: 'reqps',
        by: '{{route}}',
        exprs: [rate('http_request_seconds_count', 'route', '{kind!="static"}')],
      },
      {
        title: 'Errors',
        says: 'Answers of 500 and more a second.',
        unit: 'reqps',
        by: '{{route}} {{status}}',
        exprs: [rate('http_request_seconds_count', 'route, status', '{status=~"5.."}')],
      },
      {
        title: 'Duration of pages',
        says: 'The 0.99 quantile by page.',
        unit: 's',
        by: '{{route}}',
        exprs: [quantile(0.99, 'http_request_seconds', 'route', pages)],
      },
      {
        title: 'Duration of actions',
        says: 'The 0.99 quantile by action.',
        unit: 's',
        by: '{{route}}',
        exprs: [quantile(0.99, 'http_request_seconds', 'route', '{kind="action"}')],
      },
      {
        title: 'Refused by the shop',
        says: 'Requests and connections refused before any work, and limits reached.',
        unit: 'ops',
        by: '{{why}}{{detail}}',
        exprs: [
          rate('turned_away_total', 'why'),
          rate('reports_total', 'detail', '{event=~"limit-reached|access-refused"}'),
        ],
      },
      {
        title: 'Sign-ins',
        says: 'Accepted by way, refused by reason.',
        unit: 'ops',
        by: '{{event}} {{detail}}',
        exprs: [rate('reports_total', 'event, detail', '{event=~"signed-in|sign-in-refused"}')],
      },
      {
        title: 'Cache hits',
        says: 'Share of reads that found the entry.',
        unit: 'percentunit',
        by: '{{cache}}',
        exprs: [
          `${rate('cache_reads_total', 'cache', '{result="hit"}')} / ${rate('cache_reads_total', 'cache')}`,
        ],
      },
      {
        title: 'Event loop delay',
        says: 'The 0.99 quantile of each copy.',
        unit: 's',
        by: '{{instance}}',
        exprs: ['nodejs_eventloop_lag_p99_seconds'],
      },
      {
        title: 'Memory',
        says: 'Resident memory of each copy.',
        unit: 'bytes',
        by: '{{instance}}',
        exprs: ['process_resident_memory_bytes'],
      },
    ],
  },
  {
    name: 'purchases',
    title: 'Taquilla: purchases',
    panels: [
      {
        title: 'Purchases',
        says: 'Purchases that reached a state, an hour.',
        unit: 'short',
        by: '{{state}}',
        exprs: ['sum by (state) (increase(purchase_moves_total[1h]))'],
      },
      {
        title: 'What moved paid purchases',
        says: "A visitor's return, the provider's message, or the reconciler: then messages are late.",
        unit: 'short',
        by: '{{by}}',
        exprs: ['sum by (by) (increase(purchase_moves_total{state="PAID"}[1h]))'],
      },
      {
        title: "Provider's messages",
        says: 'By status; 204 is taken.',
        unit: 'reqps',
        by: '{{status}}',
        exprs: [rate('http_request_seconds_count', 'status', '{route="/api/webhooks/payment"}')],
      },
      {
        title: 'Open purchases',
        says: 'By state. REFUND_DUE is money that must go back.',
        unit: 'short',
        by: '{{state}}',
        exprs: ['max by (state) (work_open{work="purchases"})'],
      },
      {
        title: 'Age of open purchases',
        says: 'The oldest by state. A bank transfer may wait for days in PAYING.',
        unit: 's',
        by: '{{state}}',
        exprs: ['max by (state) (work_oldest_seconds{work="purchases"})'],
      },
      {
        title: 'Overdue work',
        says: 'Time since the longest overdue row fell due. Seconds are normal.',
        unit: 's',
        by: '{{work}}',
        exprs: ['max by (work) (work_overdue_seconds)'],
      },
      {
        title: 'Open changes of orders',
        says: 'By state. RETURNING is money that must go back.',
        unit: 'short',
        by: '{{state}}',
        exprs: ['max by (state) (work_open{work="order_changes"})'],
      },
      {
        title: 'Mails and calls that wait',
        says: 'Rows, and the age of the oldest in seconds.',
        unit: 'short',
        by: '{{__name__}} {{work}}',
        exprs: [
          'max by (__name__, work) (work_open{work=~"mails|call_requests"})',
          'max by (__name__, work) (work_oldest_seconds{work=~"mails|call_requests"})',
        ],
      },
      {
        title: 'Mails',
        says: 'Attempts an hour, by outcome.',
        unit: 'short',
        by: '{{outcome}}',
        exprs: ['sum by (outcome) (increase(mails_total[1h]))'],
      },
      {
        title: 'Held places and nights',
        says: 'Held without payment by carts, bookings and orders.',
        unit: 'short',
        by: 'held',
        exprs: ['max(work_open{work="holdings"})'],
      },
    ],
  },
  {
    name: 'backends',
    title: 'Taquilla: backends',
    panels: [
      {
        title: 'Calls',
        says: 'Calls a second, by backend.',
        unit: 'reqps',
        by: '{{backend}}',
        exprs: [rate('backend_call_seconds_count', 'backend')],
      },
      {
        title: 'Failed calls',
        says: 'Calls that ended neither ok nor rejected.',
        unit: 'reqps',
        by: '{{backend}} {{outcome}}',
        exprs: [rate('backend_call_seconds_count', 'backend, outcome', '{outcome!~"ok|rejected"}')],
      },
      {
        title: 'Duration by call',
        says: 'The 0.99 quantile.',
        unit: 's',
        by: '{{backend}} {{call}}',
        exprs: [quantile(0.99, 'backend_call_seconds', 'backend, call')],
      },
      {
        title: 'Median duration by call',
        says: 'The 0.5 quantile.',
        unit: 's',
        by: '{{backend}} {{call}}',
        exprs: [quantile(0.5, 'backend_call_seconds', 'backend, call')],
      },
      {
        title: 'Troubles',
        says: 'Reports an hour: failures, timeouts, breakers, broken contracts.',
        unit: 'short',
        by: '{{event}} {{detail}}',
        exprs: [
          'sum by (event, detail) (increase(reports_total{event=~"backend-breaker|backend-failed|backend-left-out|backend-malformed|backend-slow|backend-timeout|backend-token-refused"}[1h]))',
        ],
      },
      {
        title: 'Drift',
        says: 'Differences from the contracts, a day.',
        unit: 'short',
        by: '{{backend}} {{operation}} {{kind}}',
        exprs: ['sum by (backend, operation, kind) (increase(backend_drift_total[1d]))'],
      },
      {
        title: 'Database connections',
        says: 'By pool: used, idle, waiting, and the most.',
        unit: 'short',
        by: '{{pool}} {{state}}',
        exprs: ['max by (pool, state) (database_connections)'],
      },
    ],
  },
];
