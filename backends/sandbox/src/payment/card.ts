import type { MonthsPlan } from '@shop/domain';

export type CardOutcome = 'approved' | 'declined' | 'challenge' | 'slow';

/** The only cards that the sandbox takes; the page lists each with its outcome. */
export const testCards: readonly { readonly number: string; readonly outcome: CardOutcome }[] = [
  { number: '4242 4242 4242 4242', outcome: 'approved' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 3220', outcome: 'challenge' },
  { number: '4000 0000 0000 0408', outcome: 'slow' },
];

export const challengeCode = '123456';

export type CardField = 'number' | 'expiry' | 'cvc' | 'name';

export type CardProblem =
  | 'numberWrong'
  | 'numberReal'
  | 'expiryWrong'
  | 'expiryPast'
  | 'cvcWrong'
  | 'nameMissing';

export type CardProblems = Readonly<Partial<Record<CardField, CardProblem>>>;

/** The form as sent; never stored. */
export type CardForm = Readonly<Record<CardField, string>>;

const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, '');

/** ISO/IEC 7812-1, annex B. */
function passesLuhn(number: string): boolean {
  const digits = [...digitsOf(number)].map(Number).reverse();
  if (digits.length < 12 || digits.length > 19 || digits.some(Number.isNaN)) return false;
  const total = digits.reduce((sum, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return total % 10 === 0;
}

export const outcomeOf = (number: string): CardOutcome | undefined =>
  bankOf(number) !== undefined
    ? 'approved'
    : testCards.find((card) => digitsOf(card.number) === digitsOf(number))?.outcome;

/** The prefix of cards from Mexican banks; the next two digits name the bank. */
const mexicanPrefix = '506254';

/** A credit card of a Mexican bank, by the bank's id; always approved. */
export function cardOfBank(bank: number): string {
  const begun = `${mexicanPrefix}${String(bank).padStart(2, '0')}0000000`;
  const check = [...'0123456789'].find((digit) => passesLuhn(begun + digit)) ?? '';
  return (begun + check).replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** The Mexican bank that issued a card; `undefined` for other cards. */
function bankOf(number: string): number | undefined {
  const digits = digitsOf(number);
  const bank = Number(digits.slice(6, 8));
  return digits === digitsOf(cardOfBank(bank)) ? bank : undefined;
}

/** Why a card can't pay in a bank's months; `undefined` if it can. */
export function declineOf(
  number: string,
  plan: MonthsPlan | null,
): 'CARD_NOT_MEXICAN' | 'CARD_OF_ANOTHER_BANK' | undefined {
  if (!plan) return undefined;
  const bank = bankOf(number);
  if (bank === undefined) return 'CARD_NOT_MEXICAN';
  return bank === plan.bank ? undefined : 'CARD_OF_ANOTHER_BANK';
}

export function checkCard(form: CardForm, now: Date): CardProblems {
  const problems: Partial<Record<CardField, CardProblem>> = {};
  if (!passesLuhn(form.number)) problems.number = 'numberWrong';
  else if (!outcomeOf(form.number)) problems.number = 'numberReal';
  const expiry = checkExpiry(form.expiry, now);
  if (expiry) problems.expiry = expiry;
  if (!/^\d{3,4}$/.test(form.cvc.trim())) problems.cvc = 'cvcWrong';
  if (!form.name.trim()) problems.name = 'nameMissing';
  return problems;
}

function checkExpiry(text: string, now: Date): CardProblem | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d\d)\s*$/.exec(text) ?? [];
  if (!month || !year) return 'expiryWrong';
  const end = Date.UTC(2000 + Number(year), Number(month), 1);
  return end <= now.getTime() ? 'expiryPast' : undefined;
}
