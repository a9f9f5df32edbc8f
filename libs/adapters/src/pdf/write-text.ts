type Pdf = PDFKit.PDFDocument;

export const ownFaces = ['heading', 'text', 'strong'] as const;
/** A plain font for every script. */
export const wideFace = 'wide';

interface Look {
  readonly face: (typeof ownFaces)[number];
  readonly size: number;
}

type Options = PDFKit.Mixins.TextOptions & { readonly color: string };

/** Writes a text in the given font, else in one with all its characters. */
export function writeText(
  pdf: Pdf,
  text: string,
  look: Look & { readonly x: number; readonly y: number },
  { color, ...options }: Options,
): void {
  const words = spaced(text);
  setFace(pdf, words, look).fillColor(color).text(words, look.x, look.y, options);
}

export function heightOfText(pdf: Pdf, text: string, look: Look, width: number): number {
  const words = spaced(text);
  return setFace(pdf, words, look).heightOfString(words, { width });
}

/** The shop's fonts lack spaces of other widths. */
const spaced = (text: string): string =>
  text.replace(/[\u2000-\u200a\u202f\u205f\u3000]/gu, '\u00a0');

function setFace(pdf: Pdf, text: string, { face, size }: Look): Pdf {
  const found = ([face, 'strong'] as const).find((one) => hasAll(pdf.font(one), text));
  return pdf.font(found ?? wideFace, size);
}

interface WithFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
}

function hasAll(pdf: Pdf, text: string): boolean {
  const { font } = (pdf as unknown as WithFont)._font; // as: its types leave the font out
  return [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}
