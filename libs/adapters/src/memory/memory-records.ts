import type { Kept, Records } from '@shop/ports/backends';

/** For trials: lost when the process ends. */
export class MemoryRecords<Value> implements Records<Value> {
  readonly #kept = new Map<string, Kept<Value>>();

  constructor(private readonly marksOf: (value: Value) => readonly string[] = () => []) {}

  async find(id: string): Promise<Kept<Value> | undefined> {
    return structuredClone(this.#kept.get(id));
  }

  async begin(id: string, value: Value): Promise<Kept<Value> | undefined> {
    return this.#kept.has(id) ? undefined : this.#keep(id, 1, value);
  }

  async change(id: string, seen: number, value: Value): Promise<Kept<Value> | undefined> {
    return this.#kept.get(id)?.version === seen ? this.#keep(id, seen + 1, value) : undefined;
  }

  async end(id: string, seen: number): Promise<boolean> {
    return this.#kept.get(id)?.version === seen && this.#kept.delete(id);
  }

  async marked(mark: string, limit: number): Promise<readonly Kept<Value>[]> {
    const all = [...this.#kept.values()].filter(({ value }) => this.marksOf(value).includes(mark));
    return structuredClone(all.toReversed().slice(0, limit));
  }

  #keep(id: string, version: number, value: Value): Kept<Value> {
    this.#kept.set(id, structuredClone({ version, value }));
    return { version, value };
  }
}
