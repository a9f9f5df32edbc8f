/** A record and the version it was read at. */
export interface Kept<Value> {
  readonly version: number;
  readonly value: Value;
}

/** Our durable records of one kind. A value is plain JSON data. */
export interface Records<Value> {
  find(id: string): Promise<Kept<Value> | undefined>;
  /** `undefined` if the record exists; of concurrent callers one succeeds. */
  begin(id: string, value: Value): Promise<Kept<Value> | undefined>;
  /** One conditional update from the version seen; `undefined` if another writer was first. */
  change(id: string, seen: number, value: Value): Promise<Kept<Value> | undefined>;
  /** Deletes the record if it still has the version seen; returns whether it did. */
  end(id: string, seen: number): Promise<boolean>;
  /** Records with the mark, newest first. */
  marked(mark: string, limit: number): Promise<readonly Kept<Value>[]>;
}
