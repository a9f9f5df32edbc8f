// Composes the picture for a shared link: the scene, a wall with the name, and the mark.
import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { inRoot } from '../../scripts/lib/paths.mjs';

export const size = { width: 1200, height: 630 };

const wallWidth = 548;
const inset = 64;
const widest = wallWidth - inset - 48;
// The family names inside the cut files.
const display = 'Bricolage Grotesque 96pt ExtraBold';
const text = 'Geologica Thin Roman';
const name = { size: 84, line: 82, family: display };
const kind = { size: 30, line: 40, family: text };
/** Cap height of the display face, as a share of its size. */
const capHeight = 0.72;
const word = { size: 52, family: display };

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => text.replace(/[&<>"]/g, (sign) => entities[sign]);

const textAt = (x, y, { size: px, family }, words, extra = '') =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${px}" ${extra}>${escape(words)}</text>`;

const tight = `letter-spacing="-0.012em"`;

function widthOf(words, style, font) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${textAt(0, 200, style, words, tight)}</svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

/** Wraps words into lines of at most this width; a wider word has a line of its own. */
function wrap(words, isFitting) {
  const lines = [];
  for (const next of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${next}` : next;
    if (lines.length > 0 && isFitting(longer)) lines[lines.length - 1] = longer;
    else lines.push(next);
  }
  return lines;
}

/** As few lines as the text needs, and of these the narrowest; never splits words. */
function linesOf(words, style, font) {
  const width = (line) => widthOf(line, style, font);
  const parts = words.split(' ');
  const within = (limit) => wrap(parts, (line) => width(line) <= limit);
  let lines = within(widest);
  if (lines.some((line) => width(line) > widest))
    throw new Error(`sharing: a word of "${words}" is wider than the wall`);
  for (let limit = widest; limit > 0; limit = Math.max(...lines.map(width)) - 1) {
    const narrower = within(limit);
    if (narrower.length > lines.length || narrower.some((line) => width(line) > limit)) break;
    lines = narrower;
  }
  return lines;
}

/** The wall ends like a ticket: torn along its holes, with a tinted edge. */
function tornWall({ bg, tint }) {
  const radius = 9;
  const pitch = 30;
  const bites = Array.from({ length: size.height / pitch }, (_, i) => {
    const top = i * pitch + pitch / 2 - radius;
    return `V${top}a${radius} ${radius} 0 0 0 0 ${2 * radius}`;
  });
  const shape = (right) => `M0 0H${right}${bites.join('')}V${size.height}H0Z`;
  return `<path fill="${tint}" d="${shape(wallWidth + 6)}"/><path fill="${bg}" d="${shape(wallWidth)}"/>`;
}

/** On a wall the bird has one colour; the wall shows between its papers (docs/rules/looks.md). */
async function markOn({ bg, on }) {
  const svg = await readFile(inRoot('content/pictures/mark.svg'), 'utf8');
  const [body, ...papers] = svg.match(/<(?:path|circle)[^>]*>/g) ?? [];
  const inOn = (piece) => piece.replace(/ fill="[^"]*"/, '');
  const cut = papers.map((piece) =>
    piece.startsWith('<circle')
      ? piece.replace(/fill="[^"]*"/, `fill="${bg}"`)
      : inOn(piece).replace('/>', ` stroke="${bg}" stroke-width="1.5"/>`),
  );
  return `<g fill="${on}">${inOn(body)}${cut.join('')}</g>`;
}

async function sceneOf(file) {
  const svg = await readFile(inRoot('content/pictures/scenes', `${file}.svg`), 'utf8');
  const [, og] = /<view id="og" viewBox="([^"]+)"\/>/.exec(svg) ?? [];
  if (!og) throw new Error(`sharing: the scene ${file} has no view "og"`);
  const inside = svg.replace(/^<svg[^>]*>|<\/svg>\s*$|<view[^>]*>/g, '');
  return `<svg ${wide} viewBox="${og}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;
}

const wide = `width="${size.width}" height="${size.height}"`;

/** The mark is 1.25 capitals high, the gap half its width (docs/rules/looks.md#mark). */
async function brandLine(wall, brand) {
  const caps = word.size * capHeight;
  const height = 1.25 * caps;
  // The bird fills 56 × 57 of its 64 × 64, from 6 and 3 on.
  const scale = height / 57;
  const top = inset - 8;
  const bird = `<g transform="translate(${inset - 6 * scale} ${top - 3 * scale}) scale(${scale})">${await markOn(wall)}</g>`;
  const base = top + (height + caps) / 2;
  return bird + textAt(inset + 56 * scale * 1.35, base, word, brand, tight);
}

/**
 * The picture of a subject in one language, as SVG.
 * @param {{ scene: string, wall: { bg: string, on: string, accent: string, tint: string }, name: string,
 *   kind: string, brand: string }} subject
 * @param {object} font what resvg takes as `font`
 */
export async function sharingSvg(subject, font) {
  const { wall } = subject;
  const names = linesOf(subject.name, name, font);
  const kinds = linesOf(subject.kind, kind, font);
  const last = size.height - inset - 4;
  const firstKind = last - (kinds.length - 1) * kind.line;
  const lastName = firstKind - 56;
  const firstName = lastName - (names.length - 1) * name.line;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${wide} viewBox="0 0 ${size.width} ${size.height}">` +
    (await sceneOf(subject.scene)) +
    tornWall(wall) +
    `<g fill="${wall.on}">` +
    (await brandLine(wall, subject.brand)) +
    names
      .map((line, i) => textAt(inset - 3, firstName + i * name.line, name, line, tight))
      .join('') +
    kinds.map((line, i) => textAt(inset, firstKind + i * kind.line, kind, line)).join('') +
    '</g>' +
    `<path stroke="${wall.accent}" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 16" d="M${inset + 3} ${firstName - 96}h${12 * 16}"/>` +
    '</svg>'
  );
}

/** PNG with 256 colours: it looks the same for flat paper and weighs a third. */
export function drawPng(svg, options) {
  const { width, height, pixels } = new Resvg(svg, options).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer();
}
