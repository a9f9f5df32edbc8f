import type { RenderFailure } from '@shop/ports/screens';
import type { Logger } from 'pino';
import { scrub } from './scrub.js';

/** One line per failed render, server or browser, without personal data (docs/rules/reports.md). */
export function logRenderFailure(log: Logger, failure: RenderFailure): void {
  const { side, message, stack, path, reference, release } = failure;
  const line = {
    event: 'render_failure',
    side,
    message: scrub(message, 500),
    path: scrub(path, 300),
    ...(stack ? { stack: scrub(stack, 3_000) } : {}),
    ...(reference ? { reference: isOurs(reference) ? reference : scrub(reference, 64) } : {}),
    ...(release ? { release: scrub(release, 64) } : {}),
  };
  log.error(line, 'render failed');
}

/** Only the reference formats of the shop: other digits might be personal. */
const isOurs = (reference: string): boolean =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$|^[0-9a-f]{8}$/.test(reference);
