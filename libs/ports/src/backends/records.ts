/** A record as it was seen, and which of its versions that was. */
export interface Kept<Value> {
  readonly version: number;
  readonly value: Value;
}

/** Our durable records of one kind. A value is plain data: what JSON can hold. */
export interface Records<Value> {
  find(id: string): Promise<Kept<Value> | undefined>;
  /** `undefined` where there is one already: of any number that begin it, one does. */
  begin(id: string, value: Value): Promise<Kept<Value> | undefined>;
  /** One conditional update, from the version that was seen; `undefined` when another was first. */
  change(id: string, seen: number, value: Value): Promise<Kept<Value> | undefined>;
  /** Forgets it, from the version that was seen; whether it was that one. */
  end(id: string, seen: number): Promise<boolean>;
  /** Those that have a mark of their kind, the newest first. */
  marked(mark: string, limit: number): Promise<readonly Kept<Value>[]>;
}
