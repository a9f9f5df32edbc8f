import type { Reporter } from '@shop/ports/backends';
import type { Config } from '../../../config/config.js';

/** Only the configured origin is allowed. Any other is a configuration error, and is reported. */
export function isPaymentPage(
  payAt: string,
  { PAYMENT_PAGE_ORIGIN }: Pick<Config, 'PAYMENT_PAGE_ORIGIN'>,
  reporter: Reporter,
): boolean {
  const known = new URL(PAYMENT_PAGE_ORIGIN).origin;
  const { origin } = new URL(payAt);
  if (origin !== known) reporter.report({ event: 'payment_page_differs', origin, known });
  return origin === known;
}
