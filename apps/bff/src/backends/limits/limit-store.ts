import type { openPool } from '@shop/adapters/postgres';

export { PostgresCounts } from '@shop/adapters/postgres';

/** Shared store for limits, with its timeout in ms. `undefined`: each process counts alone. */
export type LimitStore =
  | { readonly kind: 'redis'; readonly client: object; readonly ms?: number }
  | {
      readonly kind: 'postgres';
      readonly pool: ReturnType<typeof openPool>;
      readonly ms?: number;
    }
  | undefined;

export const LimitStore = Symbol('LimitStore');
