/** A paragraph, list or table of a legal text. */
export type LegalPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row names it; each row is as long as the head. */
      readonly rows: readonly (readonly string[])[];
    };
