/**
 * Our own short-lived state, shared by all copies of the shop: texts under keys, each with its end.
 * A store that can't be reached rejects; whoever asks decides what that means. It may take long to
 * say so: whoever asks sets the time it gets.
 */
export interface ShortLived {
  /** `undefined` when there is none, or when its end has come. */
  get(key: string): Promise<string | undefined>;
  /** Written whole, over what was there. */
  put(key: string, text: string, seconds: number): Promise<void>;
  /** Written unless something is there, atomically: of any number at a time one gets `true`. */
  add(key: string, text: string, seconds: number): Promise<boolean>;
  /** Written only over what is still there, atomically: what was dropped meanwhile stays dropped. */
  replace(key: string, text: string, seconds: number): Promise<boolean>;
  /** Puts off the end of what is there; nothing is made of what is not. */
  touch(key: string, seconds: number): Promise<void>;
  drop(key: string): Promise<void>;
}

export const ShortLived = Symbol('ShortLived');
