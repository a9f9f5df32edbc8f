import type { ChildProcess } from 'node:child_process';

export function findRedisServer(): string | undefined;
export function ensureRedisServer(): Promise<string>;

/** Starts a Redis on loopback without persistence, and resolves when it is ready. */
export function launchRedis(program: string, port: number): Promise<ChildProcess>;
