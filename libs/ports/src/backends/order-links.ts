/** Links are signed and stored nowhere: ending them starts a new generation of valid ones. */
export interface OrderLinks {
  /** Starts at 1. */
  generationOf(orderId: string): Promise<number>;
  /** Ends all existing links; returns the new generation. */
  end(orderId: string): Promise<number>;
}

export const OrderLinks = Symbol('OrderLinks');
