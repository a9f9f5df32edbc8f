/**
 * Short-lived texts by key, shared by all copies of the shop. Rejects when the store is
 * unreachable, possibly late: the caller sets a timeout.
 */
export interface ShortLived {
  /** `undefined` if absent or expired. */
  get(key: string): Promise<string | undefined>;
  /** Overwrites. */
  put(key: string, text: string, seconds: number): Promise<void>;
  /** Writes only if the key is free, atomically: of concurrent callers one gets `true`. */
  add(key: string, text: string, seconds: number): Promise<boolean>;
  /** Writes only if the key exists, atomically: a dropped key stays dropped. */
  replace(key: string, text: string, seconds: number): Promise<boolean>;
  /** Extends the expiry of an existing key; does nothing otherwise. */
  touch(key: string, seconds: number): Promise<void>;
  drop(key: string): Promise<void>;
  /** All keys that start so, for the operator: it reads the whole store. */
  keys(start: string): Promise<readonly string[]>;
}

export const ShortLived = Symbol('ShortLived');
