/**
 * Why an order's mail is sent (docs/rules/mail.md#events). `again` and `lookup`: a visitor asked
 * for the link; `transfer`: payment instructions; `decided`: the outcome of a weather claim.
 */
export const mailKinds = [
  'confirmed',
  'again',
  'lookup',
  'transfer',
  'changed',
  'decided',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The order's page ignores these: a stranger may have asked, or a decision is pending. */
export const mailsAside: readonly MailKind[] = ['lookup', 'decided'];

/** One id per purchase, so that the mail is sent once. */
export const confirmedMailId = (purchaseId: string): string => `confirmed:${purchaseId}`;

export const transferMailId = (purchaseId: string): string => `transfer:${purchaseId}`;

/** Milliseconds: timeout of one try, lease, and pause between tries to record the outcome. */
export const mailTry = { mostMs: 60_000, leaseMs: 120_000, noteAgainMs: 250 } as const;

const firstPauseMs = 10_000;
const longestPauseMs = 60 * 60_000;

/** Milliseconds until the retry; the first attempt is 1. */
export const mailAgainMs = (attempt: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1));

const longestLookMs = 15 * 60_000;

/** Milliseconds until the shop checks again whether a claim was decided. */
export const decisionAgainMs = (attempt: number): number =>
  Math.min(longestLookMs, mailAgainMs(attempt));

const hourMs = 60 * 60_000;

/** Mails that a visitor waits for expire after an hour; others are retried for days. */
const tryForMs: Readonly<Record<MailKind, number>> = {
  confirmed: 72 * hourMs,
  again: hourMs,
  lookup: hourMs,
  transfer: 72 * hourMs,
  changed: 72 * hourMs,
  // Well past the last day on sale.
  decided: 450 * 24 * hourMs,
};

export const isMailGivenUp = (kind: MailKind, ageMs: number): boolean => ageMs >= tryForMs[kind];
