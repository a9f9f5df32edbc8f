import type { openPool } from '@shop/adapters/postgres';

export { PostgresCounts } from '@shop/adapters/postgres';

/**
 * Store for the limits of all instances, with the timeout of a call in ms (default `budgetMs`).
 * `undefined`: each process counts alone.
 */
export type LimitStore =
  | { readonly kind: 'redis'; readonly client: object; readonly ms?: number }
  | {
      readonly kind: 'postgres';
      readonly pool: ReturnType<typeof openPool>;
      readonly ms?: number;
    }
  | undefined;

export const LimitStore = Symbol('LimitStore');
