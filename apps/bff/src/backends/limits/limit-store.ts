import type { openPool } from '@shop/adapters/postgres';

export { PostgresCounts } from '@shop/adapters/postgres';

/** Where limits are counted for all copies of the shop; `undefined`: each process counts. */
export type LimitStore =
  | { readonly kind: 'redis'; readonly client: object }
  | { readonly kind: 'postgres'; readonly pool: ReturnType<typeof openPool> }
  | undefined;

export const LimitStore = Symbol('LimitStore');
