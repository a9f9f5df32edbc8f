import type { Reporter } from '@shop/ports/backends';
import type { Config } from '../../../config/config.js';

/** A visitor is sent to the configured page alone: another one is a slip of configuration, told. */
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
