/** Ends what before-shops.mjs started. */
export default () => globalThis.endOwnServer?.();
