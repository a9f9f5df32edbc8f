export interface WholePart {
  readonly name: string;
  readonly what: string;
  readonly jest?: {
    readonly projects: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
  };
  readonly env?: Readonly<Record<string, string>>;
  readonly browser?: readonly string[];
  readonly program?: string;
  readonly paths: readonly string[];
}
export const wholeParts: readonly WholePart[];
