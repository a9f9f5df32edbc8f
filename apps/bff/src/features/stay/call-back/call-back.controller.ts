import { Body, Controller, Inject, Post } from '@nestjs/common';
import { checkCallForm, checkStay, parkDayAt, readStay } from '@shop/domain';
import { CallRequests, Clock } from '@shop/ports/backends';
import { CallBackForm } from '@shop/ports/forms';
import { askCallBack, type Problem } from '@shop/ports/screens';
import { Limits } from '../../../backends/limits/limits.js';
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { phonePlan } from '../../../presenters/phone-plan.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { Visit } from '../../../visit/visit.js';
import { calledBackField } from '../find-room/present-no-answer.js';

/** A call-back request, by form and by JSON. The BFF queues it in case the call centre is down. */
@Controller('/api')
export class CallBackController {
  constructor(
    @Inject(CallRequests) private readonly calls: CallRequests,
    @Inject(Clock) private readonly clock: Clock,
    private readonly limits: Limits,
  ) {}

  @Post(askCallBack.path)
  async ask(@Body() form: CallBackForm, @Visit() visit: Visit): Promise<Outcome> {
    const { page: path, address, visitor } = visit;
    const { language } = visitor;
    const { pathname, searchParams: query } = new URL(path, 'http://shop');
    query.set(calledBackField, 'yes');
    const next = `${pathname}?${query}#rooms`;
    // Bots get the usual reply, but the BFF does nothing.
    if (form.website) return done(next);
    const no = (problems: readonly Problem[]) => {
      const { name, phone, country } = form;
      return refused(problems, { path, typed: { name, phone, country } });
    };
    const checked = checkCallForm(form, phonePlan);
    const stay = checkStay(readStay(query), parkDayAt(this.clock.now()));
    if (checked.kind === 'wrong')
      return no(
        checked.problems.map(({ code, field }) => ({ ...presentProblem(code, language), field })),
      );
    if (stay.kind !== 'stay') return no([presentProblem('wrongChoice', language)]);
    if ((await this.limits.callBacks.waitFor(address)) > 0)
      return no([{ ...presentProblem('callBackTooOften', language), field: 'phone' }]);
    const request = { ...checked.caller, language, stay: stay.stay };
    await this.calls.put({ id: form.attempt, request });
    return done(next);
  }
}
