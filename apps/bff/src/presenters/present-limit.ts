import type { ErrorCode, Language } from '@shop/domain';
import type { LimitReached } from '@shop/ports/backends';
import type { Problem, ProblemAction } from '@shop/ports/screens';
import { presentProblem } from './present-problem.js';
import { writeWait } from './write-wait.js';

/** Texts for limits where waiting does not help. */
const most: Partial<Record<ErrorCode, ErrorCode>> = {
  placesHeld: 'placesMost',
  roomsHeld: 'roomsMost',
};

const mostTexts = {
  es: (count: number) => `Caben hasta ${count} a la vez: paga esas y aparta después las demás.`,
  en: (count: number) => `Up to ${count} fit at a time: pay for those, then hold the others.`,
  pt: (count: number) => `Cabem até ${count} por vez: pague essas e reserve as outras depois.`,
} as const;

export function presentLimit(
  code: ErrorCode,
  limit: LimitReached,
  language: Language,
  actions: readonly ProblemAction[] = [],
): { readonly problem: Problem; readonly waitSeconds: number } {
  if (limit.kind === 'most') {
    const detail = mostTexts[language](limit.most);
    const problem = presentProblem(most[code] ?? code, language, actions, detail);
    return { problem, waitSeconds: 0 };
  }
  const { seconds: waitSeconds } = limit;
  const problem = presentProblem(code, language, actions, writeWait(waitSeconds, language));
  return { problem, waitSeconds };
}
