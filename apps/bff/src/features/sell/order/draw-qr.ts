import { encode } from 'uqr';

const margin = 4;

/** A text as a QR code: one SVG path in modules, with the quiet zone that scanners need. */
export function drawQr(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: margin });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
