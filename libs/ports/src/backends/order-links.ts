/**
 * Which links to an order are good: those of its present generation. Ending them makes the next one,
 * for a link is signed and kept nowhere.
 */
export interface OrderLinks {
  /** From 1. */
  generationOf(orderId: string): Promise<number>;
  /** Ends all links there are; answers the generation that is good from now on. */
  end(orderId: string): Promise<number>;
}

export const OrderLinks = Symbol('OrderLinks');
