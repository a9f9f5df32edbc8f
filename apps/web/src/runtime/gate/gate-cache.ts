/** How the names of a gate's caches begin: the shop's own worker leaves them alone. */
export const gateCaches = 'gate ';
