import type { openPool } from '@shop/adapters/postgres';

export { PostgresCounts } from '@shop/adapters/postgres';

/**
 * Where limits are counted for all copies of the shop, and what a call may take, in ms (`budgetMs`
 * where nothing is said); `undefined`: each process counts.
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
