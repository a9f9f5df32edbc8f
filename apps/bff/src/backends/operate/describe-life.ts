import type { ChangeLife, MailLife, OrderLife, PurchaseLife } from '@shop/adapters/postgres';
import { currencies, type CurrencyCode, formatMoney, money } from '@shop/domain';

/** What each state waits for (docs/rules/purchase.md#states). */
const purchaseWaits: Readonly<Record<string, string>> = {
  CREATED: 'the order backend and the payment backend to take the first calls',
  PAYING: 'the buyer, or the bank, to pay',
  UNKNOWN: 'the payment backend to say whether it was paid',
  PAID: 'the order backend to confirm the order',
  REFUND_DUE: 'the payment backend to refund the payment',
};

/** What each state waits for (docs/rules/rights.md#ledger). */
const changeWaits: Readonly<Record<string, string>> = {
  PAYING: 'the visitor to pay the difference',
  ASKED: 'the order backend to make the change',
  UNKNOWN: 'the order backend to say whether it made the change',
  ANSWERED: 'the payment backend to refund',
  RETURNING: 'the payment backend to return the difference',
};

const timeOf = (date: Date) => `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const isCurrency = (code: string): code is CurrencyCode => Object.hasOwn(currencies, code);

/** An amount in minor units; a currency of a newer version stays as stored. */
const amountOf = (amount: string, currency: string) =>
  isCurrency(currency)
    ? formatMoney(money(Number(amount), currency)).replaceAll('\u00a0', ' ')
    : `${amount} ${currency}`;

const waitLine = (waits: string | undefined, due: Date) =>
  waits === undefined ? '  waits for nothing' : `  waits for ${waits}; next check ${timeOf(due)}`;

const keysLine = (id: string, calls: readonly string[]) =>
  `  keys at the backends: ${calls.map((call) => `${id}:${call}`).join(', ')}`;

const personLine = ({ firstName, lastName, email, phone, country }: PurchaseLife['contact']) =>
  `  buyer ${firstName} ${lastName}, ${email}, ${phone}, ${country}`;

function purchaseLines(purchase: PurchaseLife, isPersonal: boolean): readonly string[] {
  const { id, state, version, total, currency, method, language, contact } = purchase;
  return [
    `purchase ${id}: ${state} after ${version} moves`,
    `  opened ${timeOf(purchase.created_at)}, ${amountOf(total, currency)} by ${method}, ${language}`,
    `  order ${purchase.order_id ?? 'not placed'}, payment ${purchase.payment_id ?? 'not begun'}`,
    keysLine(id, ['order', 'payment', 'confirm', 'cancel', 'refund']),
    ...(isPersonal ? [personLine(contact)] : []),
    waitLine(purchaseWaits[state], purchase.due_at),
  ];
}

function changeLines(change: ChangeLife, isPersonal: boolean): readonly string[] {
  const { id, state, version, wish, amount, currency, refusal } = change;
  return [
    `change ${id}: ${wish.kind ?? 'unknown'}, ${state} after ${version} moves`,
    `  opened ${timeOf(change.created_at)}`,
    keysLine(id, ['payment', 'change', 'refund', 'return']),
    ...(amount && currency ? [`  refund ${amountOf(amount, currency)}`] : []),
    ...(change.extra_payment_id ? [`  payment ${change.extra_payment_id}`] : []),
    ...(refusal ? [`  refused: ${refusal}`] : []),
    ...(isPersonal && wish.note ? [`  note: ${wish.note}`] : []),
    waitLine(changeWaits[state], change.due_at),
  ];
}

function mailLines(mail: MailLife, isPersonal: boolean): readonly string[] {
  const { kind, state, attempt, email } = mail;
  const waits = state === 'WAITING' ? 'the mail server, or the order to be confirmed' : undefined;
  return [
    `mail ${kind}: ${state} at attempt ${attempt}, queued ${timeOf(mail.created_at)}`,
    ...(isPersonal && email ? [`  to ${email}`] : []),
    waitLine(waits, mail.due_at),
  ];
}

/** Without `isPersonal`, nothing about the buyer. Never a secret: no session, link or pay page. */
export const describeLife = (life: OrderLife, isPersonal: boolean): readonly string[] => [
  ...life.purchases.flatMap((purchase) => purchaseLines(purchase, isPersonal)),
  ...life.changes.flatMap((change) => changeLines(change, isPersonal)),
  ...life.mails.flatMap((mail) => mailLines(mail, isPersonal)),
  ...(life.linkGeneration > 1 ? [`links ended ${life.linkGeneration - 1} times`] : []),
];
