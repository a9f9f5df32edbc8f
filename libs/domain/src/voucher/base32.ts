/** Crockford's alphabet: no I, L, O or U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Five bits per letter; the last one is padded with zeros. */
export function writeBase32(bytes: Uint8Array): string {
  let [text, held, bits] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += letters.charAt((held >> (bits - 5)) & 31);
    held &= 31;
  }
  return bits > 0 ? text + letters.charAt((held << (5 - bits)) & 31) : text;
}

/** The inverse of `writeBase32`; `undefined` for any other spelling. */
export function readBase32(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let [at, held, bits] = [0, 0, 0];
  for (const letter of text) {
    const value = letters.indexOf(letter);
    if (value < 0) return undefined;
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 255;
    at += 1;
  }
  return writeBase32(bytes) === text ? bytes : undefined;
}
