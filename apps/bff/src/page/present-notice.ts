import { type ErrorCode, errorText, type Translated } from '@shop/domain';
import type { ConvertQuestion, Problem } from '@shop/ports/screens';
import type { PageQuestion } from '../screen/screen-handler.js';

/** Query field: what a form without scripts did. */
export const doneField = 'done';

/** Query field: the sealed undo of that change. With it, the page confirms the change. */
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

export const accountNotices = {
  sessionEnded: {
    es: 'Se cerró la sesión en el otro dispositivo',
    en: 'The other device is signed out',
    pt: 'A sessão no outro dispositivo foi encerrada',
  },
  sessionsEnded: {
    es: 'Se cerró la sesión en todos los demás dispositivos',
    en: 'All other devices are signed out',
    pt: 'A sessão foi encerrada em todos os outros dispositivos',
  },
  passwordChanged: {
    es: 'Cambiaste tu contraseña. Se cerró la sesión en los demás dispositivos.',
    en: 'Your password is changed. All other devices are signed out.',
    pt: 'Você mudou sua senha. A sessão foi encerrada nos outros dispositivos.',
  },
} as const satisfies Record<string, Translated>;

const isOfAccount = (code: string | null): code is keyof typeof accountNotices =>
  code !== null && Object.hasOwn(accountNotices, code);

/** Only on personal pages: a cached page must not change with the query. */
export function presentNotice(
  { route, query, visitor }: PageQuestion,
  { problems = [] }: Partial<Pick<PageQuestion, 'problems'>>,
): string | undefined {
  const lost = problems.find(({ code: one }) => one === 'cookiesNeeded');
  if (lost) return lost.text;
  const what = query.get(doneField);
  if (route.name === 'account')
    return isOfAccount(what) ? accountNotices[what][visitor.language] : undefined;
  const code = told.find((one) => one === what);
  const isOwn = route.name === 'cart' || route.name === 'checkout';
  const isSaid = code === 'cartUpdated' && query.has(undoField);
  return code && isOwn && !isSaid ? errorText(code, visitor.language) : undefined;
}

const answers = {
  es: { yes: 'Sí, cambiar la moneda', no: 'No, dejarla como está' },
  en: { yes: 'Yes, change the currency', no: 'No, leave it as it is' },
  pt: { yes: 'Sim, mudar a moeda', no: 'Não, deixar como está' },
} as const;

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
