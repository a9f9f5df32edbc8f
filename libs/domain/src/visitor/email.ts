/** The longest address that a mail can be sent to (RFC 5321). */
export const longestEmail = 254;

/** Something, one at, and a domain with a dot: no spaces, no control characters, nothing quoted. */
const shape =
  /^[^\s\p{Cc}\p{Cf}\p{Cs}@<>"(),:;\\]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

/** Whether a mail could be sent there; asked of trimmed text. It says nothing of who reads it. */
export const isEmail = (text: string): boolean => text.length <= longestEmail && shape.test(text);
