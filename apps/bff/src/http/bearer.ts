/**
 * The token of an `Authorization` header; its scheme may be in any case (RFC 9110, 11.1). Of another
 * scheme it is none: a door in front of us may have its own, and browsers send it by themselves.
 */
export const bearerIn = (header = ''): string | undefined => /^bearer +(.+)$/i.exec(header)?.[1];
