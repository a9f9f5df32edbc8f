import { Body, Controller, Post } from '@nestjs/common';
import { EndSessionForm } from '@shop/ports/forms';
import { endSession } from '@shop/ports/screens';
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { accountNotices, doneField } from '../../../page/present-notice.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { OwnSessions } from '../../../visit/session/own-sessions.js';
import { Visit } from '../../../visit/visit.js';
import { accountPath } from '../sign-in/sign-in-pages.js';

/** Ends other sessions of the signed-in account. Handles of other accounts are ignored. */
@Controller('/api')
export class AccountSessionsController {
  constructor(private readonly own: OwnSessions) {}

  @Post(endSession.path)
  async end(@Body() { session }: EndSessionForm, @Visit() visit: Visit): Promise<Outcome> {
    const { language } = visit.visitor;
    const path = accountPath(language);
    if (!visit.request.session?.identity) return done(path);
    const isAll = session === 'others';
    const isEnded = await this.own.end(visit.request, isAll ? 'others' : { handle: session });
    if (!isEnded) return refused([presentProblem('generic', language)], { path });
    const what = isAll ? 'sessionsEnded' : 'sessionEnded';
    return done(`${path}?${doneField}=${what}`, null, accountNotices[what][language]);
  }
}
