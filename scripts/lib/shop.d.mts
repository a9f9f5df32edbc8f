export interface Shop {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
}
export interface ShopSettings {
  readonly port: number;
  readonly sandboxPort: number;
  readonly opsPort: number;
  readonly dataDir: string;
  readonly withSandbox: boolean;
  /** Production unless said:  and  serve the kit,  also faults to order. */
  readonly mode?: 'production' | 'development' | 'test';
}
export function createShop(settings: ShopSettings, note?: (text: string) => void): Shop;
