import { type Language, languageOf } from '@shop/domain';
import type { Request, RequestHandler } from 'express';
import { refuse } from '../engine/refusal.js';
import { sendRefusal } from '../http/call.js';

const header = 'X-Host-Path';

/** For pages without a supported language; the resort group's own. */
const usualLanguage: Language = 'es';

/** Host and path of the page that a call comes from; `undefined` without a valid header. */
function hostPathOf(request: Request): string | undefined {
  const sent = request.get(header);
  if (!sent) return undefined;
  const bytes = Buffer.from(sent, 'base64');
  // Node skips invalid base64; encoding again detects it.
  return bytes.toString('base64') === sent ? bytes.toString('utf8') : undefined;
}

/** Refuses a call without its page (docs/rules/addresses.md#host-path). */
export const hostPath: RequestHandler = (request, response, next) => {
  if (hostPathOf(request) !== undefined) return next();
  sendRefusal(request, response, refuse('BAD_REQUEST', header));
};

/** The language of a call: the first part of the page's path. */
export function languageOfCall(request: Request): Language {
  const sent = hostPathOf(request) ?? '';
  const slash = sent.indexOf('/');
  return (slash < 0 ? undefined : languageOf(sent.slice(slash))) ?? usualLanguage;
}
