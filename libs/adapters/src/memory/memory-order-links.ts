import type { OrderLinks } from '@shop/ports/backends';

/** For trials: lost when the process ends. */
export class MemoryOrderLinks implements OrderLinks {
  readonly #generations = new Map<string, number>();

  async generationOf(orderId: string): Promise<number> {
    return this.#generations.get(orderId) ?? 1;
  }

  async end(orderId: string): Promise<number> {
    const generation = (this.#generations.get(orderId) ?? 1) + 1;
    this.#generations.set(orderId, generation);
    return generation;
  }
}
