/** A place's background and text colours, `#rrggbb`. */
export interface VoucherColors {
  readonly ground: string;
  readonly ink: string;
}

/** One voucher, in the order's language, on a page of its own. */
export interface VoucherPage {
  readonly place: string;
  readonly colors: VoucherColors;
  /** The person: `Adulto, 1 de 2`. */
  readonly unit: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly code: string;
  /** A path in a square of `size` modules, quiet zone included. Absent if no gate reads it. */
  readonly qr?: { readonly size: number; readonly path: string; readonly alt: string } | undefined;
  /** Instructions for this voucher, if they differ from the order's. */
  readonly show?: string | undefined;
}

export interface VoucherSheets {
  /** BCP 47, `es-MX`. */
  readonly language: string;
  readonly title: string;
  readonly brand: string;
  /** `Orden TQ-…`. */
  readonly order: string;
  /** What to do with it at the gate. */
  readonly show: string;
  /** Page colours, `#rrggbb`: background, text and secondary text. */
  readonly colors: { readonly paper: string; readonly ink: string; readonly soft: string };
  readonly vouchers: readonly VoucherPage[];
}

/** Draws vouchers as an accessible PDF (PDF/UA) with embedded fonts. */
export interface VoucherDocuments {
  draw(sheets: VoucherSheets): Promise<Uint8Array>;
}

export const VoucherDocuments = Symbol('VoucherDocuments');
