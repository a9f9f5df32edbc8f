import { type Language, pathOf } from '@shop/domain';
import type { ActionReply, Problem } from '@shop/ports/screens';
import type { Request, Response } from 'express';
import type { PageAnswers, PageAsk } from '../page/page-answers.js';
import { safePath } from './safe-path.js';

/** What a refused form shows again: the page it stood on and what was typed into it. */
export interface FormPage extends Pick<PageAsk, 'path' | 'typed' | 'form'> {
  /** A page of its own that tells of the no, instead of the form again. */
  readonly elsewhere?: string;
  /** Of a refusal; 422 unless given. */
  readonly status?: number;
}

export const wantsJson = (request: Request): boolean =>
  request.accepts(['html', 'json']) === 'json';

/**
 * Answers a change: JSON carries the new view; a form is sent on when done, and shown again with
 * its problems and everything that was typed when refused, unless the no has a page of its own.
 */
export class ActionAnswers {
  constructor(
    private readonly pages: PageAnswers,
    private readonly publicOrigin: string,
  ) {}

  async send<View>(
    request: Request,
    response: Response,
    reply: ActionReply<View>,
    form: FormPage,
  ): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    const status = reply.kind === 'done' ? 200 : (form.status ?? 422);
    if (wantsJson(request)) {
      response.status(status).json(reply);
    } else if (reply.kind === 'done') {
      response.redirect(303, reply.next);
    } else if (form.elsewhere) {
      response.redirect(303, form.elsewhere);
    } else {
      const { problems } = reply;
      const { path, typed, form: name } = form;
      const again = { path, typed, form: name, as: 'html', problems, status } as const;
      await this.pages.send(request, response, again);
    }
  }

  /** The page a form says it stands on, or the home page when it says something odd. */
  pageOf(path: string | undefined, language: Language): string {
    return (
      safePath(path ?? '', this.publicOrigin) ?? pathOf({ name: 'home', params: {} }, language)
    );
  }
}

export const refused = (...problems: readonly Problem[]): ActionReply<never> => ({
  kind: 'refused',
  problems,
});
