/** What RFC 6265 lets a name and a value be made of: nothing that ends a pair or a line. */
const cookieName = /^[\w!#$%&'*+.^`|~-]{1,100}$/;
const cookieValue = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{0,1000}$/;

/** No caller means to send on more cookies than these. */
const mostCookies = 20;

/** The value of a `Cookie` header; a cookie that could not have come as one is left out. */
export const cookieHeader = (cookies: Readonly<Record<string, string>>): string =>
  Object.entries(cookies)
    .filter(([name, value]) => cookieName.test(name) && cookieValue.test(value))
    .slice(0, mostCookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
