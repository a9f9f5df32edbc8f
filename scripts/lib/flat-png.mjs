// PNG of 256 colours: flat paper pictures look the same in it and weigh a third.
import { crc32, deflateSync } from 'node:zlib';

const most = 256;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const red = (color) => color & 0xff;
const green = (color) => (color >> 8) & 0xff;
const blue = (color) => (color >> 16) & 0xff;

const distance = (one, other) =>
  (red(one) - red(other)) ** 2 + (green(one) - green(other)) ** 2 + (blue(one) - blue(other)) ** 2;

/** Flat paper is long runs of one colour: each run is counted once. */
function countColors(pixels) {
  const counts = new Map();
  for (let from = 0, to = 0; from < pixels.length; from = to) {
    while (to < pixels.length && pixels[to] === pixels[from]) to += 1;
    counts.set(pixels[from], (counts.get(pixels[from]) ?? 0) + to - from);
  }
  return counts;
}

/** The index of each colour in the palette; what is rare takes its nearest neighbour. */
function indexColors(pixels) {
  const counts = countColors(pixels);
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color);
  const palette = byCount.slice(0, most);
  const nearest = (color) =>
    palette.reduce(
      (best, candidate, i) =>
        distance(color, candidate) < distance(color, palette[best]) ? i : best,
      0,
    );
  return { palette, indexes: new Map(byCount.map((color) => [color, nearest(color)])) };
}

/**
 * @param {{ width: number, height: number, pixels: Buffer }} image opaque, four bytes a pixel
 * @returns {Buffer}
 */
export function flatPng({ width, height, pixels }) {
  const colors = new Uint32Array(new Uint8Array(pixels).buffer);
  const { palette, indexes } = indexColors(colors);
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  let last;
  let index;
  colors.forEach((color, i) => {
    if (color !== last) index = indexes.get((last = color));
    rows[i + Math.floor(i / width) + 1] = index;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, colours by index.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [red(color), green(color), blue(color)]))),
    chunk('IDAT', deflateSync(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
