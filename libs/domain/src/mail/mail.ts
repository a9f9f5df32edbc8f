/**
 * Why a mail of an order goes out: it was confirmed or changed, its owner asked for it again, somebody who
 * named a number and an e-mail may turn out to be its owner, or it waits for a transfer and its
 * owner has to know where to (docs/rules/mail.md#events).
 */
export const mailKinds = ['confirmed', 'again', 'lookup', 'transfer', 'changed'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Of the one mail that says that a purchase is an order: there can't be two of them. */
export const confirmedMailId = (purchaseId: string): string => `confirmed:${purchaseId}`;

/** Of the one mail that says where the transfer of a purchase goes. */
export const transferMailId = (purchaseId: string): string => `transfer:${purchaseId}`;

/** What one try may take, and for how long nobody else tries meanwhile (milliseconds). */
export const mailTry = { mostMs: 60_000, leaseMs: 120_000 } as const;

const firstPauseMs = 10_000;
const longestPauseMs = 60 * 60_000;

/** How long to wait after a try that failed, in milliseconds; the first one is 1. */
export const mailAgainMs = (attempt: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1));

const hourMs = 60 * 60_000;

/** Nobody waits longer than an hour for what was asked for; a confirmed order is told for days. */
const tryForMs: Readonly<Record<MailKind, number>> = {
  confirmed: 72 * hourMs,
  again: hourMs,
  lookup: hourMs,
  transfer: 72 * hourMs,
  changed: 72 * hourMs,
};

/** Whether a mail that could not be sent for so long is tried no more. */
export const isMailGivenUp = (kind: MailKind, ageMs: number): boolean => ageMs >= tryForMs[kind];
