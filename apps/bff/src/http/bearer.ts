/**
 * The bearer token of an `Authorization` header; the scheme is case-insensitive (RFC 9110, 11.1).
 * Basic credentials of a proxy in front are no token: browsers send them with every request.
 */
export const bearerIn = (header = ''): string | undefined => /^bearer +(.+)$/i.exec(header)?.[1];
