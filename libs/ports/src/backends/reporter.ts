/** Event names for logs, metrics and alerts (docs/monitoring.md). */
export const reportEvents = [
  'access-refused',
  'backend-breaker',
  'backend-drift',
  'backend-failed',
  'backend-left-out',
  'backend-malformed',
  'backend-money-differs',
  'backend-slow',
  'backend-timeout',
  'backend-token-refused',
  'call-back',
  'change_amount_differs',
  'change_paid_late',
  'change_reconciler_failed',
  'change_refund_impossible',
  'change_refund_refused',
  'code-checked',
  'database_connection',
  'identity-profile-of-another',
  'identity-revocation-failed',
  'identity-token-refused',
  'limit-reached',
  'mail-failed',
  'mail-given-up',
  'mail-queue',
  'mail-refused',
  'payment_amount_differs',
  'payment_page_differs',
  'payment_twice',
  'payment_unknown',
  'price-history',
  'price_unexplained',
  'reconciler_failed',
  'redis_connection',
  'retention',
  'retention_failed',
  'row_unreadable',
  'refund_due',
  'search_suggestions',
  'search_token',
  'search_unavailable',
  'session-store',
  'sign-in-refused',
  'signed-in',
  'stay_cancel_refused',
  'stay_move_not_written',
  'stay_release_refused',
] as const;

export type ReportEvent = (typeof reportEvents)[number];

/** An event for the operator that visitors never see, such as a failed backend. */
export interface Report {
  readonly event: ReportEvent;
  readonly [detail: string]: string | number | boolean | undefined;
}

/** Where reports go. Never throws and never waits. */
export interface Reporter {
  report(report: Report): void;
}

export const Reporter = Symbol('Reporter');
