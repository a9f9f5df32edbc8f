import { logs } from '@shop/ports/screens';

/** Keeps a page that fails on every render from flooding the log. */
const mostReports = 3;
let reports = 0;

const shortened = (text: string, length: number) => text.slice(0, length);

/** Logs a failed render, without waiting for a reply. */
export function reportFailure(error: unknown, reference: string): void {
  reports += 1;
  if (reports > mostReports || typeof navigator.sendBeacon !== 'function') return;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const fields = new URLSearchParams({
    side: 'client',
    message: shortened(message, 300) || 'no message',
    path: shortened(location.pathname, 300),
    reference,
  });
  if (stack) fields.set('stack', shortened(stack, 1_500));
  navigator.sendBeacon(`/api${logs.path}`, fields);
}
