import type { Language, SignInProblem } from '@shop/domain';
import type { Problem } from '@shop/ports/screens';
import { presentProblem } from '../../../presenters/present-problem.js';

interface No {
  readonly problems: readonly SignInProblem[];
  readonly waitSeconds?: number;
}

/** A refused form as a visitor meets it; who tried too often is told how long to wait. */
export function presentNo({ problems, waitSeconds }: No, language: Language) {
  const detail = waitSeconds ? waitTexts[language](Math.ceil(waitSeconds / 60)) : undefined;
  const told = problems.map(({ code, field }): Problem => ({
    ...presentProblem(code, language, [], detail),
    field,
  }));
  return { problems: told, waitSeconds };
}

const waitTexts = {
  es: (minutes: number) =>
    `Demasiados intentos seguidos. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  en: (minutes: number) =>
    `Too many attempts in a row. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  pt: (minutes: number) =>
    `Muitas tentativas seguidas. Espere ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
};
