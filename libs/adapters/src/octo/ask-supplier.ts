import type { Backend, Reply } from '../http/index.js';
import { type OctoProduct, products } from './wire-octo.js';

/**
 * A question that changes nothing at a supplier: what it sells, without prices, as the shop asks it.
 * Who does not speak `octo/content` leaves titles out.
 */
export const askSupplier = (backend: Backend): Promise<Reply<readonly OctoProduct[]>> =>
  backend.get('products/', { shape: products, headers: { 'octo-capabilities': 'octo/content' } });
