import { type Language, languageTags } from '@shop/domain';
import type { Backend, Reply } from '../http/index.js';
import { type OctoProduct, products } from './wire-octo.js';

/**
 * A question that changes nothing at a supplier: what it sells, without prices, as the shop asks it.
 * Who does not speak `octo/content` leaves titles and texts out; who does not speak the language
 * answers in one of its own.
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
