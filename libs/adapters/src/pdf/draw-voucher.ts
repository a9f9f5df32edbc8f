import type { VoucherPage, VoucherSheets } from '@shop/ports/backends';
import { heightOfText, writeText } from './write-text.js';

type Pdf = PDFKit.PDFDocument;
type Part = PDFKit.PDFStructureElement;

const page = { width: 419.53, height: 595.28, edge: 28 };
const inner = page.width - 2 * page.edge;
const wallHeight = 150;
const nameAt = 52;
const unitAt = wallHeight - 34;
const tearAt = 372;
const notch = 9;
const codeSize = 176;
const nameWidth = 96;
const valueWidth = inner - nameWidth - 8;
const factsAt = tearAt + 20;
const factsEnd = page.height - 44;

/** A page with one voucher: the person, the code and, below the tear line, the facts. */
export function drawVoucher(pdf: Pdf, root: Part, voucher: VoucherPage, sheets: VoucherSheets) {
  pdf.addPage();
  const { soft } = sheets.colors;
  drawGround(pdf, voucher, soft);
  const section = pdf.struct('Sect');
  root.add(section);
  const add = (kind: string, draw: () => void, alt?: string) =>
    section.add(pdf.struct(kind, alt === undefined ? {} : { alt }, draw));
  const { colors, place, unit } = voucher;
  const x = page.edge;
  const line = { width: inner, lineBreak: true, color: colors.ink } as const;
  add('P', () => writeText(pdf, sheets.brand, { face: 'strong', size: 11, x, y: 26 }, line));
  const name = { face: 'heading', size: sizeFor(pdf, place, 'heading'), x, y: nameAt } as const;
  add('H1', () => writeText(pdf, place, name, line));
  const whose = { face: 'text', size: sizeFor(pdf, unit, 'text'), x, y: unitAt } as const;
  add('P', () => writeText(pdf, unit, whose, line));
  addCode(pdf, add, voucher, sheets.colors);
  const foot = `${sheets.order} · ${voucher.show ?? sheets.show}`;
  const centred = { ...line, color: soft, align: 'center' } as const;
  pdf.y = factsAt;
  const look = { ...sheets.colors, size: sizeOfFacts(pdf, voucher) };
  for (const fact of voucher.facts) add('P', () => drawFact(pdf, fact, look));
  add('P', () =>
    writeText(pdf, foot, { face: 'text', size: 8.5, x, y: page.height - 34 }, centred),
  );
  section.end();
}

type Add = (kind: string, draw: () => void, alt?: string) => void;

function addCode(pdf: Pdf, add: Add, { qr, code }: VoucherPage, colors: Colors): void {
  if (qr) add('Figure', () => drawCode(pdf, qr, colors), qr.alt);
  const top = wallHeight + (qr ? codeSize + 14 : codeSize / 2);
  const line = { width: inner, lineBreak: true, align: 'center', characterSpacing: 1 } as const;
  const look = { face: 'strong', size: 15, x: page.edge, y: top } as const;
  add('P', () => writeText(pdf, code, look, { ...line, color: colors.ink }));
}

/** Decoration, hidden from screen readers. */
function drawGround(pdf: Pdf, { colors }: VoucherPage, soft: string): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(0, 0, page.width, wallHeight).fill(colors.ground);
  pdf.moveTo(page.edge, tearAt).lineTo(page.width - page.edge, tearAt);
  pdf.dash(4, { space: 4 }).lineWidth(1).stroke(soft).undash();
  for (const x of [0, page.width]) pdf.circle(x, tearAt, notch).fill(colors.ground);
  pdf.endMarkedContent();
}

/** Font sizes and height of each text on the wall, so that they never overlap. */
const onWall = {
  heading: { sizes: [34, 24, 20, 16, 13, 11], room: unitAt - nameAt - 4 },
  text: { sizes: [13, 11, 9, 7], room: wallHeight - unitAt },
} as const;

function sizeFor(pdf: Pdf, text: string, face: keyof typeof onWall): number {
  const { sizes, room } = onWall[face];
  const found = sizes.find((size) => heightOfText(pdf, text, { face, size }, inner) <= room);
  return found ?? sizes.at(-1) ?? 7;
}

type Colors = VoucherSheets['colors'];

type Code = NonNullable<VoucherPage['qr']>;

function drawCode(pdf: Pdf, { size, path }: Code, { paper, ink }: Colors): void {
  pdf.save();
  pdf.translate((page.width - codeSize) / 2, wallHeight + 8).scale(codeSize / size);
  pdf.rect(0, 0, size, size).fill(paper);
  pdf.path(path).fill(ink);
  pdf.restore();
}

/** The largest size at which all facts fit above the foot. */
function sizeOfFacts(pdf: Pdf, { facts }: VoucherPage): number {
  const heightIn = (size: number) =>
    facts.reduce((sum, fact) => sum + heightOfFact(pdf, fact, size), 0);
  return [10, 9, 8, 7, 6, 5].find((size) => factsAt + heightIn(size) <= factsEnd) ?? 4;
}

const gapOf = (size: number): number => size / 2;

/** A name may need more lines than its value. */
const heightOfFact = (pdf: Pdf, { name, value }: Fact, size: number): number =>
  Math.max(
    heightOfText(pdf, value, { face: 'strong', size }, valueWidth),
    heightOfText(pdf, name, { face: 'text', size: size - 1 }, nameWidth),
  ) + gapOf(size);

type Fact = VoucherPage['facts'][number];
type FactLook = Colors & { readonly size: number };

function drawFact(pdf: Pdf, { name, value }: Fact, { size, ink, soft }: FactLook): void {
  const top = pdf.y;
  const nameLook = { face: 'text', size: size - 1, x: page.edge, y: top } as const;
  writeText(pdf, name, nameLook, { width: nameWidth, color: soft });
  const below = pdf.y;
  const valueAt = { x: page.edge + inner - valueWidth, y: top - 1 };
  writeText(pdf, value, { face: 'strong', size, ...valueAt }, { width: valueWidth, color: ink });
  pdf.y = Math.max(pdf.y, below) + gapOf(size);
}
