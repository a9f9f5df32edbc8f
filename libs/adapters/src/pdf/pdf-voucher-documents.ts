import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VoucherDocuments, VoucherPage, VoucherSheets } from '@shop/ports/backends';
import { drawVoucher } from './draw-voucher.js';
import { ownFaces, wideFace } from './write-text.js';

type Subset = PDFKit.PDFDocumentOptions['subset'];
const pdfUa = 'PDF/UA' as string as Subset; // as: its types are older than what it writes

/** Vouchers by `pdfkit`, one tagged A5 page each, with subsets of the shop's fonts. */
export class PdfVoucherDocuments implements VoucherDocuments {
  private readonly fonts: readonly (readonly [name: string, font: Buffer | string])[];

  constructor(folder: string) {
    const fileOf = (face: string) => join(folder, `${face}.ttf`);
    // By path: 14 MB that few vouchers need, read on first use.
    const wide = [wideFace, fileOf(wideFace)] as const;
    this.fonts = [...ownFaces.map((face) => [face, readFileSync(fileOf(face))] as const), wide];
  }

  async draw(sheets: VoucherSheets): Promise<Uint8Array> {
    // Loaded with the first voucher: faster start, and many copies never draw one.
    const { default: PdfDocument } = await import('pdfkit');
    const { language, title, brand, vouchers } = sheets;
    const pdf = new PdfDocument({
      size: 'A5',
      margin: 0,
      autoFirstPage: false,
      // Only the shop's embedded fonts: PDF/UA forbids pdfkit's built-in ones.
      font: '',
      pdfVersion: '1.7',
      subset: pdfUa,
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, Author: brand },
    });
    const chunks: Buffer[] = [];
    const whole = new Promise<Uint8Array>((resolve, reject) => {
      pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      pdf.on('end', () => resolve(Buffer.concat(chunks)));
      pdf.on('error', reject);
    });
    for (const [name, font] of this.fonts) pdf.registerFont(name, font);
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    vouchers.forEach((voucher: VoucherPage) => drawVoucher(pdf, root, voucher, sheets));
    root.end();
    pdf.end();
    return whole;
  }
}
