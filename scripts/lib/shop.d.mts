export interface Shop {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
  /** Process ids: each copy of the shop, then the sandbox if it runs. */
  pids(): readonly (number | undefined)[];
  /** Rejects with an obstacle when a part keeps dying; never resolves. */
  readonly failed: Promise<never>;
}
export interface Copy {
  readonly name: string;
  readonly port: number;
  readonly opsPort: number;
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
  /** Copies behind a balancer, which listens at `port`. */
  readonly copies?: readonly Copy[];
  /** Further variables of the shop. */
  readonly variables?: Readonly<Record<string, string>>;
}
export function createShop(settings: ShopSettings, note?: (text: string) => void): Shop;
