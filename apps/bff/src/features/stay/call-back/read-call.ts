import { type CallRequest, checkCallForm, checkStay, type ParkDay, readStay } from '@shop/domain';
import type { CallBackForm } from '@shop/ports/forms';
import type { Problem } from '@shop/ports/screens';
import { phonePlan } from '../../../presenters/phone-plan.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { Visit } from '../../../visit/visit.js';

type CallRead =
  | { readonly kind: 'request'; readonly request: CallRequest }
  | { readonly kind: 'wrong'; readonly problems: readonly Problem[] };

/** Whom to call, and the room search of the page that sent the form. */
export function readCall(form: CallBackForm, { page, visitor }: Visit, today: ParkDay): CallRead {
  const { language } = visitor;
  const checked = checkCallForm(form, phonePlan);
  if (checked.kind === 'wrong') {
    const problems = checked.problems.map(({ code, field }) => ({
      ...presentProblem(code, language),
      field,
    }));
    return { kind: 'wrong', problems };
  }
  const checkedStay = checkStay(readStay(new URL(page, 'http://shop').searchParams), today);
  if (checkedStay.kind !== 'stay')
    return { kind: 'wrong', problems: [presentProblem('wrongChoice', language)] };
  return { kind: 'request', request: { ...checked.caller, language, stay: checkedStay.stay } };
}
