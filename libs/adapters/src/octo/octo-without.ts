import type { CartStays, VoucherGateway } from '@shop/ports/backends';

/** Features that OCTO lacks report `unsupported`, so that the shop does not offer them. */

const unsupported = async () => ({ kind: 'unsupported' }) as const;

export const withoutStays: CartStays = {
  addStay: unsupported,
  changeStay: unsupported,
  removeStay: unsupported,
};

/** Visitors enter at the supplier's own gates. */
export const withoutGates: VoucherGateway = {
  redeem: unsupported,
  ended: async () => ({ kind: 'unknown' }),
  find: async () => ({ kind: 'unknown' }),
};
