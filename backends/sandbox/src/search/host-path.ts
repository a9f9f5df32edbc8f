import { type Language, languageOf } from '@shop/domain';
import type { Request, RequestHandler } from 'express';
import { refuse } from '../engine/refusal.js';
import { sendRefusal } from '../http/call.js';

const header = 'X-Host-Path';

/** Where the page names no language of ours; the resort group's own. */
const usualLanguage: Language = 'es';

/** Host and path of the page that a call is made from; nothing where they are not said. */
function hostPathOf(request: Request): string | undefined {
  const sent = request.get(header);
  if (!sent) return undefined;
  const bytes = Buffer.from(sent, 'base64');
  // What Node reads past is not base64: written again it is not what was sent.
  return bytes.toString('base64') === sent ? bytes.toString('utf8') : undefined;
}

/** No call without the page that it is made from (docs/rules/addresses.md#host-path). */
export const hostPath: RequestHandler = (request, response, next) => {
  if (hostPathOf(request) !== undefined) return next();
  sendRefusal(request, response, refuse('BAD_REQUEST', header));
};

/** The language that a call is answered in: the first part of the page's path. */
export function languageOfCall(request: Request): Language {
  const sent = hostPathOf(request) ?? '';
  const slash = sent.indexOf('/');
  return (slash < 0 ? undefined : languageOf(sent.slice(slash))) ?? usualLanguage;
}
