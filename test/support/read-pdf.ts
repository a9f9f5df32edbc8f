import { inflateSync } from 'node:zlib';

/** One object of a PDF: its raw dictionary and its uncompressed stream. */
export interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

/** All objects of a PDF by number; only for files without object streams, like ours. */
export function readPdf(bytes: Buffer): ReadonlyMap<number, PdfObject> {
  const text = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const [, number, body = ''] of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) {
    const at = body.indexOf('stream\n');
    const dictionary = at < 0 ? body : body.slice(0, at);
    const packed = at < 0 ? '' : body.slice(at + 7, body.lastIndexOf('\nendstream'));
    objects.set(Number(number), { dictionary, stream: unpacked(dictionary, packed) });
  }
  return objects;
}

const unpacked = (dictionary: string, stream: string): string =>
  dictionary.includes('/FlateDecode')
    ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    : stream;

export const linkIn = (dictionary: string, name: string): number | undefined => {
  const [, number] = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary) ?? [];
  return number === undefined ? undefined : Number(number);
};

export const linksIn = (dictionary: string, name: string): readonly number[] => {
  const [, list = ''] = new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(dictionary) ?? [];
  return [...list.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
};
