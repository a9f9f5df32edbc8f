import type { CartStays, VoucherGateway } from '@shop/ports/backends';

/** What OCTO has no word for is said to be missing, so that nothing of the kind is offered. */

const unsupported = async () => ({ kind: 'unsupported' }) as const;

/** No supplier keeps nights beside its tickets. */
export const withoutStays: CartStays = {
  addStay: unsupported,
  changeStay: unsupported,
  removeStay: unsupported,
};

/** Tickets are let in at the supplier's own gates. */
export const withoutGates: VoucherGateway = {
  redeem: unsupported,
  ended: async () => ({ kind: 'unknown' }),
  find: async () => ({ kind: 'unknown' }),
};
