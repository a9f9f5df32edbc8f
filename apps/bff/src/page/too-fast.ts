import type { Language } from '@shop/domain';
import { presentLimit } from '../presenters/present-limit.js';
import { type FormPage, type Outcome, refused } from './outcome.js';

/** Refuses a form that one visitor sends too often, and says how long to wait. */
export function tooFast(seconds: number, page: FormPage, language: Language): Outcome {
  const { problem, waitSeconds } = presentLimit('tooFast', { kind: 'wait', seconds }, language);
  return refused([problem], { ...page, waitSeconds });
}
