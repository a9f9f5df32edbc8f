/**
 * Bearer token of an `Authorization` header. The scheme is case-insensitive (RFC 9110, 11.1).
 * Ignores Basic credentials of a proxy, which browsers send with every request.
 */
export const bearerIn = (header = ''): string | undefined => /^bearer +(.+)$/i.exec(header)?.[1];
