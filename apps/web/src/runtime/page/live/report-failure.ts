import { logs } from '@shop/ports/screens';

/** A page that breaks at every render must not flood the log. */
const mostReports = 3;
let reports = 0;

/** As much as the server takes, whatever its letters cost once they are encoded. */
const shortened = (text: string, length: number) => text.slice(0, length);

/** Tells the server of a rendering that failed here; it waits for nothing. */
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
