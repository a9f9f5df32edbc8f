import type { Language } from '@shop/domain';
import { startSearch } from '@shop/ports/screens';
import type { Bff } from '../../shop/bff.js';

const tokens = new WeakMap<Bff, Promise<{ readonly isReady: boolean }>>();

/** Whether suggestions are available. One request per visit; repeated only after a failure. */
export function askToken(bff: Bff, language: Language): Promise<{ readonly isReady: boolean }> {
  const asked = tokens.get(bff) ?? bff.show(startSearch, { language });
  tokens.set(bff, asked);
  const forget = () => tokens.delete(bff);
  asked.then(({ isReady }) => isReady || forget(), forget);
  return asked;
}
