export type WorkKind = 'purchases' | 'order_changes' | 'mails' | 'call_requests' | 'holdings';

/** Unfinished rows of one kind and state. */
export interface OpenWork {
  readonly work: WorkKind;
  readonly state: string;
  /** Rows; for `holdings`, places and nights. */
  readonly count: number;
  /** Seconds since the oldest row was written. */
  readonly oldestSeconds: number;
  /** Seconds since the longest overdue row fell due; 0 if none is due. */
  readonly overdueSeconds: number;
}

/** What the shop has still to do, for the operator. */
export interface Backlog {
  /** Every kind and state, also those without a row. Throws if the store fails. */
  read(): Promise<readonly OpenWork[]>;
}

export const Backlog = Symbol('Backlog');
