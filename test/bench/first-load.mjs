import { replyOf } from './replies.mjs';

const layouts = { mobile: '?1', desktop: '?0' };

const gzipped = (url, layout) =>
  replyOf(url, { 'accept-encoding': 'gzip', 'sec-ch-ua-mobile': layouts[layout] });

const plain = async (url, layout) =>
  (await replyOf(url, { 'sec-ch-ua-mobile': layouts[layout] })).body.toString();

/** The document's module and its module preloads. */
const scriptsOf = (html) => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)[^>]*?(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, address]) => address,
    ),
  ),
];

async function bytesOf(url, path, layout) {
  const [html, text] = [await gzipped(url + path, layout), await plain(url + path, layout)];
  const scripts = await Promise.all(
    scriptsOf(text).map((address) => gzipped(url + address, layout)),
  );
  if (scripts.length === 0) throw new Error(`no scripts found in ${path}`);
  return {
    path,
    layout,
    html: html.body.length,
    rawHtml: Buffer.byteLength(text),
    scripts: scripts.reduce((sum, { body }) => sum + body.length, 0),
  };
}

/** Bytes of a first visit, compressed with gzip as the shop does. */
export async function firstLoadOf(url, paths) {
  const all = [];
  for (const path of paths)
    for (const layout of Object.keys(layouts)) all.push(await bytesOf(url, path, layout));
  return all;
}
