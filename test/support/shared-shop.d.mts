import type { RunningBff, RunningSandbox } from './run-shop.mjs';

export interface RunningShop extends RunningBff {
  readonly port: number;
  readonly sandbox: RunningSandbox;
}

export function sharedShop(): Promise<RunningShop>;
export function problemsOfShared(shop: Pick<RunningShop, 'port' | 'sandbox'>): readonly string[];
export function endSharedShop(): Promise<void>;
