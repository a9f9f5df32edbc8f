/**
 * Why a mail of an order goes out: it was confirmed or changed, its owner asked for it again, somebody who
 * named a number and an e-mail may turn out to be its owner, it waits for a transfer and its owner has
 * to know where to, or a claim of its weather was decided (docs/rules/mail.md#events).
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

/** What the order's page says nothing of: a stranger asked for it, or it waits for somebody's decision. */
export const mailsAside: readonly MailKind[] = ['lookup', 'decided'];

/** Of the one mail that says that a purchase is an order: there can't be two of them. */
export const confirmedMailId = (purchaseId: string): string => `confirmed:${purchaseId}`;

/** Of the one mail that says where the transfer of a purchase goes. */
export const transferMailId = (purchaseId: string): string => `transfer:${purchaseId}`;

/**
 * What one try may take, for how long nobody else tries meanwhile, and how often its end is noted anew
 * while that can't be done (milliseconds).
 */
export const mailTry = { mostMs: 60_000, leaseMs: 120_000, noteAgainMs: 250 } as const;

const firstPauseMs = 10_000;
const longestPauseMs = 60 * 60_000;

/** How long to wait after a try that failed, in milliseconds; the first one is 1. */
export const mailAgainMs = (attempt: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1));

const longestLookMs = 15 * 60_000;

/** When it is looked again whether a claim was decided that was not yet, in milliseconds. */
export const decisionAgainMs = (attempt: number): number =>
  Math.min(longestLookMs, mailAgainMs(attempt));

const hourMs = 60 * 60_000;

/** Nobody waits longer than an hour for what was asked for; a confirmed order is told for days. */
const tryForMs: Readonly<Record<MailKind, number>> = {
  confirmed: 72 * hourMs,
  again: hourMs,
  lookup: hourMs,
  transfer: 72 * hourMs,
  changed: 72 * hourMs,
  // Until well after the last day that can be bought.
  decided: 450 * 24 * hourMs,
};

/** Whether a mail that could not be sent for so long is tried no more. */
export const isMailGivenUp = (kind: MailKind, ageMs: number): boolean => ageMs >= tryForMs[kind];
