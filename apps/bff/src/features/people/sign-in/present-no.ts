import type { Language, SignInProblem } from '@shop/domain';
import type { Problem } from '@shop/ports/screens';
import { type FormPage, type Outcome, refused } from '../../../page/outcome.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { writeWait } from '../../../presenters/write-wait.js';

interface No {
  readonly problems: readonly SignInProblem[];
  readonly waitSeconds?: number;
}

/** Problems of a refused form; after too many attempts with the time to wait. */
function presentNo({ problems, waitSeconds }: No, language: Language) {
  const detail = waitSeconds
    ? `${tooOften[language]} ${writeWait(waitSeconds, language)}`
    : undefined;
  const told = problems.map(({ code, field }): Problem => ({
    ...presentProblem(code, language, [], detail),
    field,
  }));
  return { problems: told, waitSeconds };
}

/** The form again with its problems and the typed values, except the password. */
export function refusedForm(no: No, language: Language, page: FormPage): Outcome {
  const { problems, waitSeconds } = presentNo(no, language);
  return refused(problems, { ...page, waitSeconds });
}

const tooOften = {
  es: 'Demasiados intentos seguidos.',
  en: 'Too many attempts in a row.',
  pt: 'Muitas tentativas seguidas.',
} as const;
