import { writeFile } from 'node:fs/promises';

interface Drawn {
  readonly size: number;
  /** Runs of dark modules, as the shop draws them. */
  readonly path: string;
}

const width = 640;
const height = 480;

/** A video that the browser uses as its camera: a still QR code (YUV4MPEG2, one frame). */
export async function writeFilm(file: string, { size, path }: Drawn): Promise<void> {
  const light = Buffer.alloc(width * height, 235);
  const scale = Math.floor((height - 40) / size);
  const [left, top] = [(width - size * scale) >> 1, (height - size * scale) >> 1];
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < scale; row += 1) {
      const from = (top + Number(y) * scale + row) * width + left + Number(x) * scale;
      light.fill(16, from, from + Number(length) * scale);
    }
  const grey = Buffer.alloc((width * height) / 2, 128);
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\nFRAME\n`;
  await writeFile(file, Buffer.concat([Buffer.from(head), light, grey]));
}
