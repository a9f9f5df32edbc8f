import { type ErrorCode, errorText } from '@shop/domain';
import type { ConvertQuestion, Problem } from '@shop/ports/screens';
import type { PageQuestion } from '../screen/screen-handler.js';

/** Stands in the address that a form without scripts is sent on to: what it did. */
export const doneField = 'done';

/** Beside it, what such a form has changed and how that is taken back: the page then says it was done. */
export const undoField = 'undo';

const told: readonly ErrorCode[] = [
  'cartUpdated',
  'codeLeftOut',
  'stayCheaper',
  'undone',
  'heldLonger',
  'heldAgain',
  'heldPartly',
];

/** Only on pages of one visitor: an address says nothing on a page that is kept for all. */
export function presentNotice(
  { route, query, visitor }: PageQuestion,
  { problems = [] }: Partial<Pick<PageQuestion, 'problems'>>,
): string | undefined {
  const lost = problems.find(({ code: one }) => one === 'cookiesNeeded');
  if (lost) return lost.text;
  const code = told.find((one) => one === query.get(doneField));
  const isOwn = route.name === 'cart' || route.name === 'checkout';
  const isSaid = code === 'cartUpdated' && query.has(undoField);
  return code && isOwn && !isSaid ? errorText(code, visitor.language) : undefined;
}

const answers = {
  es: { yes: 'Sí, cambiar la moneda', no: 'No, dejarla como está' },
  en: { yes: 'Yes, change the currency', no: 'No, leave it as it is' },
  pt: { yes: 'Sim, mudar a moeda', no: 'Não, deixar como está' },
} as const;

/** The choices that were not applied yet, to be sent again with a yes. */
export function presentQuestion(
  { path, visitor }: PageQuestion,
  { problems = [], typed = {} }: Partial<Pick<PageQuestion, 'problems' | 'typed'>>,
): ConvertQuestion | undefined {
  const asked: Problem | undefined = problems.find(({ code }) => code === 'convertCart');
  if (!asked) return undefined;
  const { yes, no } = answers[visitor.language];
  const { language = '', currency = '', theme = '' } = typed;
  const input = { path, language, currency, theme, convert: 'yes' };
  return { text: asked.text, yes, no: { name: no, href: path }, input };
}
