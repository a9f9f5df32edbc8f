/** A backend's complete reply; `path` has no query. */
export interface WireAnswer {
  readonly backend: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
}
