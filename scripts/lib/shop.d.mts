export interface Shop {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
  /** Rejects with an obstacle when a part keeps dying; never resolves. */
  readonly failed: Promise<never>;
}
export interface ShopSettings {
  readonly port: number;
  readonly sandboxPort: number;
  readonly opsPort: number;
  readonly dataDir: string;
  /** Variables of the real backends; the sandbox plays the others. */
  readonly real: readonly string[];
  /** Default production. Other modes serve the kit; `test` also allows ordered faults. */
  readonly mode?: 'production' | 'development' | 'test';
}
export function createShop(settings: ShopSettings, note?: (text: string) => void): Shop;
