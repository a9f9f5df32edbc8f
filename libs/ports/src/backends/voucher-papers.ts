/** Colours of a place, `#rrggbb`: its ground, and what is written on it. */
export interface PaperColors {
  readonly ground: string;
  readonly ink: string;
}

/** One voucher, in words of its language: a page of its own. */
export interface VoucherPaper {
  readonly place: string;
  readonly colors: PaperColors;
  /** Whose it is: `Adulto, 1 de 2`. */
  readonly unit: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly code: string;
  /**
   * The code as one path in a square of `size` modules, margin included, and what its picture is
   * called for those who do not see it; absent where nothing reads it.
   */
  readonly qr?: { readonly size: number; readonly path: string; readonly alt: string } | undefined;
  /** What is done with this one, where that is not what is done with the others. */
  readonly show?: string | undefined;
}

/** The vouchers of an order. */
export interface VoucherSheets {
  /** BCP 47, `es-MX`. */
  readonly language: string;
  readonly title: string;
  readonly brand: string;
  /** `Orden TQ-…`. */
  readonly order: string;
  /** What is done with it at the gate. */
  readonly show: string;
  /** Of the sheets themselves, `#rrggbb`: ground, text, and text that matters less. */
  readonly colors: { readonly paper: string; readonly ink: string; readonly soft: string };
  readonly vouchers: readonly VoucherPaper[];
}

/** Draws vouchers as a PDF that can be read aloud (PDF/UA), with the shop's fonts in it. */
export interface VoucherPapers {
  draw(sheets: VoucherSheets): Promise<Uint8Array>;
}

export const VoucherPapers = Symbol('VoucherPapers');
