/**
 * Valid links to an order are those of its current generation. Signed links are stored nowhere, so
 * ending them starts a new generation.
 */
export interface OrderLinks {
  /** Starts at 1. */
  generationOf(orderId: string): Promise<number>;
  /** Ends all existing links; returns the new generation. */
  end(orderId: string): Promise<number>;
}

export const OrderLinks = Symbol('OrderLinks');
