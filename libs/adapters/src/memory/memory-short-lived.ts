import type { Clock, ShortLived } from '@shop/ports/backends';

/** Writes between two sweeps, which remove entries that are never read again. */
const writesASweep = 256;

interface Kept {
  readonly text: string;
  readonly endsAt: number;
}

/** For one process: not shared between copies of the shop. */
export class MemoryShortLived implements ShortLived {
  readonly #kept = new Map<string, Kept>();
  #writes = 0;

  constructor(private readonly clock: Clock) {}

  /** Includes expired texts before their sweep. */
  get size(): number {
    return this.#kept.size;
  }

  async get(key: string): Promise<string | undefined> {
    return this.#find(key)?.text;
  }

  async put(key: string, text: string, seconds: number): Promise<void> {
    this.#write(key, text, seconds);
  }

  async add(key: string, text: string, seconds: number): Promise<boolean> {
    if (this.#find(key)) return false;
    this.#write(key, text, seconds);
    return true;
  }

  async replace(key: string, text: string, seconds: number): Promise<boolean> {
    if (!this.#find(key)) return false;
    this.#write(key, text, seconds);
    return true;
  }

  async touch(key: string, seconds: number): Promise<void> {
    const kept = this.#find(key);
    if (kept) this.#write(key, kept.text, seconds);
  }

  async drop(key: string): Promise<void> {
    this.#kept.delete(key);
  }

  async keys(start: string): Promise<readonly string[]> {
    return [...this.#kept.keys()].filter((key) => key.startsWith(start) && this.#find(key));
  }

  #find(key: string): Kept | undefined {
    const kept = this.#kept.get(key);
    if (!kept || kept.endsAt > this.#now()) return kept;
    this.#kept.delete(key);
    return undefined;
  }

  #write(key: string, text: string, seconds: number): void {
    this.#writes += 1;
    if (this.#writes % writesASweep === 0) this.#sweep();
    this.#kept.set(key, { text, endsAt: this.#now() + seconds * 1000 });
  }

  #sweep(): void {
    const now = this.#now();
    for (const [key, { endsAt }] of this.#kept) if (endsAt <= now) this.#kept.delete(key);
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}
