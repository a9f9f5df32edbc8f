/** RFC 6265 characters: nothing that ends a pair or a line. */
const cookieName = /^[\w!#$%&'*+.^`|~-]{1,100}$/;
const cookieValue = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{0,1000}$/;

const mostCookies = 20;

/** The value of a `Cookie` header, without invalid cookies. */
export const cookieHeader = (cookies: Readonly<Record<string, string>>): string =>
  Object.entries(cookies)
    .filter(([name, value]) => cookieName.test(name) && cookieValue.test(value))
    .slice(0, mostCookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
