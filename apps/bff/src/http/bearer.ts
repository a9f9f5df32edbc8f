/** The bearer token; the scheme is case-insensitive (RFC 9110, 11.1). Ignores Basic auth. */
export const bearerIn = (header = ''): string | undefined => /^bearer +(.+)$/i.exec(header)?.[1];
