import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { ActionReply } from '@shop/ports/screens';
import type { Request, Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { gatePermissions } from '../http/security-headers.js';
import { sendJson } from '../http/send-packed.js';
import { wantsJson } from '../http/wants-json.js';
import { loses, nextOf, noCookies } from './cookie-check.js';
import { sendInterstitial } from './interstitial.js';
import { type Answer, type FormPage, Outcome, type OwnFile } from './outcome.js';
import { PageAnswers } from './page-answers.js';

/** Turns a controller's outcome into 303, 422, JSON or a page. */
@Injectable()
export class OutcomeInterceptor implements NestInterceptor {
  constructor(private readonly pages: PageAnswers) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const send = async (outcome: unknown) => {
      if (!(outcome instanceof Outcome)) return outcome;
      await this.send(outcome.answer, http.getRequest<Request>(), http.getResponse<Response>());
    };
    return next.handle().pipe(mergeMap(send));
  }

  private send(answer: Answer, request: Request, response: Response): Promise<void> | void {
    response.setHeader('Cache-Control', 'no-store');
    switch (answer.kind) {
      case 'reply':
        return this.reply(answer.reply, answer.form, request, response);
      case 'page':
        return this.pages.send(request.visit, answer.ask);
      case 'redirect':
        return response.redirect(answer.status, answer.to);
      case 'interstitial':
        return sendInterstitial(response, answer.to, answer.language, answer.status);
      case 'json':
        return sendJson(response.status(answer.status), answer.body);
      case 'document':
        response.status(answer.status).setHeader('X-Robots-Tag', 'noindex');
        response.setHeader(...gatePermissions());
        return void response.type('html').send(answer.html);
      case 'file':
        return sendFile(response, answer.file);
      case 'empty':
        if (wantsJson(request)) return void response.status(204).end();
        return response.redirect(303, nextOf(answer.next, request, response));
    }
  }

  private reply(
    reply: ActionReply<unknown>,
    { elsewhere, waitSeconds, goesOn, ...form }: FormPage = { path: '/' },
    request: Request,
    response: Response,
  ): Promise<void> | void {
    if (waitSeconds) response.setHeader('Retry-After', String(waitSeconds));
    const refusal = waitSeconds ? 429 : 422;
    const isDone = reply.kind === 'done';
    if (wantsJson(request)) {
      if (!isDone || !loses(request, response))
        return sendJson(response.status(isDone ? 200 : refusal), reply);
      const problems = [noCookies(request.visit.visitor.language)];
      return sendJson(response.status(refusal), { kind: 'refused', problems });
    }
    if (isDone && !goesOn) return response.redirect(303, nextOf(reply.next, request, response));
    if (elsewhere) return response.redirect(303, elsewhere);
    const problems = isDone ? [] : reply.problems;
    const status = isDone ? 200 : refusal;
    return this.pages.send(request.visit, { ...form, as: 'html', problems, status });
  }
}

function sendFile(response: Response, { name, type, content }: OwnFile): void {
  response.set({ 'Content-Disposition': `inline; filename="${name}"`, 'X-Robots-Tag': 'noindex' });
  response.type(type).send(typeof content === 'string' ? content : Buffer.from(content));
}
