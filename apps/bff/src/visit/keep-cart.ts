import type { LoadedCart } from './load-cart.js';
import type { RequestContext } from './request-context.js';

/** What the cart's page load means to a browser: handles are set, parked or taken away. */
export function keepCart(jar: RequestContext['jar'], { keep, session, cart }: LoadedCart): void {
  if (keep === 'session' && session) {
    jar.close('cart', session);
    jar.remove('parked');
  }
  if (keep === 'parked' && session) {
    jar.remove('cart');
    jar.close('parked', session);
  }
  if (keep === 'nothing') {
    jar.remove('cart');
    jar.remove('parked');
  }
  if (keep === 'asItIs' && jar.has('cart') && !jar.open('cart')) jar.remove('cart');
  if (cart.kind === 'stored') jar.write('currency', cart.currency);
}
