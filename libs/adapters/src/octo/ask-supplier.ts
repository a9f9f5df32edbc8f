import { type Language, languageTags } from '@shop/domain';
import type { Backend, Reply } from '../http/index.js';
import { type OctoProduct, products } from './wire-octo.js';

/**
 * Fetches a supplier's products, without prices. A supplier without `octo/content` sends no titles
 * and texts; one without the language uses its own.
 */
export const askSupplier = (
  backend: Backend,
  language?: Language,
): Promise<Reply<readonly OctoProduct[]>> =>
  backend.get('products/', {
    shape: products,
    headers: {
      'octo-capabilities': 'octo/content',
      ...(language && { 'accept-language': languageTags[language] }),
    },
  });
