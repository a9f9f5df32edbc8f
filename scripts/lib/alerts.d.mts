export interface Alert {
  readonly name: string;
  readonly severity: 'page' | 'ticket';
  readonly expr: string;
  readonly means: string;
  readonly look: string;
  readonly act: string;
}
export const alerts: readonly Alert[];
export const recordings: readonly { readonly record: string; readonly expr: string }[];
