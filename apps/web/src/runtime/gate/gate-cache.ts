/** Prefix of the gate's cache names; the shop's own service worker leaves these caches alone. */
export const gateCaches = 'gate ';
