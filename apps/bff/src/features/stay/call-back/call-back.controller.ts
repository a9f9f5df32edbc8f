import { Body, Controller, Inject, Post } from '@nestjs/common';
import { parkDayAt } from '@shop/domain';
import { CallRequests, Clock } from '@shop/ports/backends';
import { CallBackForm } from '@shop/ports/forms';
import { askCallBack, type Problem } from '@shop/ports/screens';
import { Limits } from '../../../backends/limits/limits.js';
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { Visit } from '../../../visit/visit.js';
import { calledBackField } from '../find-room/present-no-answer.js';
import { readCall } from './read-call.js';

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
    const next = nextOf(visit.page);
    // Bots get the usual reply, but the BFF does nothing.
    if (form.website) return done(next);
    const read = readCall(form, visit, parkDayAt(this.clock.now()));
    if (read.kind === 'wrong') return refusedWith(read.problems, form, visit);
    if ((await this.limits.callBacks.waitFor(visit.address)) > 0)
      return refusedWith([tooOften(visit)], form, visit);
    await this.calls.put({ id: form.attempt, request: read.request });
    return done(next);
  }
}

/** The same page, which then confirms the request. */
function nextOf(page: string): string {
  const { pathname, searchParams } = new URL(page, 'http://shop');
  searchParams.set(calledBackField, 'yes');
  return `${pathname}?${searchParams}#rooms`;
}

function refusedWith(
  problems: readonly Problem[],
  { name, phone, country }: CallBackForm,
  { page: path }: Visit,
): Outcome {
  return refused(problems, { path, typed: { name, phone, country } });
}

const tooOften = ({ visitor }: Visit): Problem => ({
  ...presentProblem('callBackTooOften', visitor.language),
  field: 'phone',
});
