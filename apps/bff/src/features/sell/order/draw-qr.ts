import { encode } from 'uqr';

const margin = 4;

/** A text as a QR code: one SVG path in modules, with the quiet zone that scanners need. */
export function drawQr(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: margin });
  const path = data
    .flatMap((row, y) => runsIn(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
  return { size, path };
}

/** Where dark modules stand side by side. */
const runsIn = (row: readonly boolean[]) =>
  [
    ...row
      .map((isDark) => (isDark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ].map(({ index, 0: { length } }) => ({ x: index, length }));
