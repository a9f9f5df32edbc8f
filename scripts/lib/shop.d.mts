export interface Shop {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
  /** Never resolves; rejects with an obstacle when a part of it dies again and again. */
  readonly failed: Promise<never>;
}
export interface ShopSettings {
  readonly port: number;
  readonly sandboxPort: number;
  readonly opsPort: number;
  readonly dataDir: string;
  /** The variables of the backends that are real; the sandbox plays all others. */
  readonly real: readonly string[];
  /** Production unless said: the others serve the kit, `test` also faults to order. */
  readonly mode?: 'production' | 'development' | 'test';
}
export function createShop(settings: ShopSettings, note?: (text: string) => void): Shop;
