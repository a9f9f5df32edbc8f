import type { Language } from '@shop/domain';
import { startSearch } from '@shop/ports/screens';
import type { Bff } from '../../shop/bff.js';

const tokens = new WeakMap<Bff, Promise<{ readonly isReady: boolean }>>();

/** Whether suggestions can be asked for: one question for all boxes of a visit, until it fails. */
export function askToken(bff: Bff, language: Language): Promise<{ readonly isReady: boolean }> {
  const asked = tokens.get(bff) ?? bff.show(startSearch, { language });
  tokens.set(bff, asked);
  const forget = () => tokens.delete(bff);
  asked.then(({ isReady }) => isReady || forget(), forget);
  return asked;
}
