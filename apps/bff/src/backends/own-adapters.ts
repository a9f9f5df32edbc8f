import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FactoryProvider } from '@nestjs/common';
import type { AdapterTools, OpenPorts } from '@shop/ports/backends';
import { StartFailure } from '../config/start-failure.js';
import { isOpenPort, methodsOf, type PortName } from './open-ports.js';

/** Ports that a team's modules implement; the shop's own adapters implement the others. */
export type OwnPorts = Partial<OpenPorts>;

export const OwnPorts = Symbol('OwnPorts');

/** The ports of the modules named in the configuration (backends/docs/own-adapters.md). */
export const GivenPorts = Symbol('GivenPorts');

/** Provides a port from the team's module if there is one, else from ours. */
export const open = (port: PortName, ours: FactoryProvider): FactoryProvider => ({
  ...ours,
  inject: [OwnPorts, ...(ours.inject ?? [])],
  useFactory: (own: OwnPorts, ...given: unknown[]) => own[port] ?? ours.useFactory(...given),
});

/** An unusable module, found before the shop starts anything. */
export class AdapterFailure extends StartFailure {
  override readonly exitCode = 2;

  constructor(module: string, why: string, cause?: unknown) {
    super(`the adapter module ${module} ${why}`, { cause });
  }
}

/** Loads the modules in `ADAPTERS` (backends/docs/own-adapters.md). Throws `AdapterFailure`. */
export async function loadOwnPorts(
  modules: readonly string[],
  tools: AdapterTools,
): Promise<OwnPorts> {
  const own: Record<string, unknown> = {};
  for (const module of modules) {
    for (const [port, make] of Object.entries(await offersOf(module))) {
      if (!isOpenPort(port)) throw new AdapterFailure(module, `offers ${port}, which is no port`);
      if (own[port])
        throw new AdapterFailure(module, `offers ${port}, which another one does, too`);
      own[port] = await made(module, port, make, tools);
    }
  }
  return own; // Each has its port's methods. Their replies are parsed where they are used.
}

/** A path starts with a dot or a slash; anything else is a package name. */
const addressOf = (module: string): string =>
  module.startsWith('.') || isAbsolute(module) ? pathToFileURL(resolve(module)).href : module;

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1).join('');

async function offersOf(module: string): Promise<Readonly<Record<string, unknown>>> {
  const read: unknown = await import(addressOf(module)).catch((error: unknown) => {
    throw new AdapterFailure(module, `can't be read: ${wordsOf(error)}`, error);
  });
  const { adapters } = read as { readonly adapters?: unknown }; // as: a module is an object
  if (typeof adapters !== 'object' || adapters === null || Object.keys(adapters).length === 0)
    throw new AdapterFailure(module, 'exports no adapters');
  return { ...adapters };
}

async function made(
  module: string,
  port: PortName,
  make: unknown,
  tools: AdapterTools,
): Promise<object> {
  if (typeof make !== 'function')
    throw new AdapterFailure(module, `offers ${port} as ${typeof make}, not as a function`);
  const adapter: unknown = await Promise.resolve()
    .then(() => make(tools))
    .catch((error: unknown) => {
      throw new AdapterFailure(module, `can't make its ${port}: ${wordsOf(error)}`, error);
    });
  if (typeof adapter !== 'object' || adapter === null)
    throw new AdapterFailure(module, `makes no ${port}`);
  const lacking = Object.keys(methodsOf[port]).filter(
    (method) => typeof Reflect.get(adapter, method) !== 'function',
  );
  if (lacking.length > 0)
    throw new AdapterFailure(module, `makes its ${port} without ${lacking.join(', ')}`);
  return adapter;
}
