import type * as Parse5 from 'parse5';
import type * as BffAdapters from '../../apps/bff/src/backends/adapters.js';
import type * as BffConfig from '../../apps/bff/src/config/config.js';
import type * as WatchDrift from '../../apps/bff/src/backends/watch-drift.js';
import type * as CreateApp from '../../apps/bff/src/create-app.js';
import type * as ErrorFilter from '../../apps/bff/src/page/error.filter.js';
import type * as BffLogger from '../../apps/bff/src/observability/logger.js';
import type * as BffMetrics from '../../apps/bff/src/observability/metrics.js';
import type * as AllScenes from '../../apps/bff/src/rehearsal/scenes/all-scenes.js';
import type * as RequestScope from '../../apps/bff/src/observability/request-scope.js';
import type * as Renderer from '../../apps/bff/src/page/render/renderer.js';
import type * as Conformance from '../../backends/kit/src/command/conformance.js';
import type * as KitPorts from '../../backends/kit/src/ports/index.js';
import type * as SandboxConfig from '../../backends/sandbox/src/config/config.js';
import type * as SandboxContent from '../../backends/sandbox/src/engine/content.js';
import type * as Selling from '../../backends/sandbox/src/engine/selling.js';
import type * as Stock from '../../backends/sandbox/src/engine/stock.js';
import type * as SigningKey from '../../backends/sandbox/src/identity/signing-key.js';
import type * as RevokeVouchers from '../../backends/sandbox/src/shopping-cart/revoke-vouchers.js';
import type * as RunShop from './run-shop.mjs';
import type * as SharedShops from './shared-shop.mjs';
import type * as Serve from '../../backends/sandbox/src/serve.js';
import type * as Backends from '../../libs/ports/src/backends/index.js';

interface Built {
  'apps/bff/src/config/config.js': typeof BffConfig;
  'apps/bff/src/backends/adapters.js': typeof BffAdapters;
  'apps/bff/src/backends/watch-drift.js': typeof WatchDrift;
  'apps/bff/src/create-app.js': typeof CreateApp;
  'apps/bff/src/page/error.filter.js': typeof ErrorFilter;
  'apps/bff/src/rehearsal/scenes/all-scenes.js': typeof AllScenes;
  'apps/bff/src/observability/logger.js': typeof BffLogger;
  'apps/bff/src/observability/metrics.js': typeof BffMetrics;
  'apps/bff/src/observability/request-scope.js': typeof RequestScope;
  'apps/bff/src/page/render/renderer.js': typeof Renderer;
  'backends/kit/src/command/conformance.js': typeof Conformance;
  'backends/kit/src/ports/index.js': typeof KitPorts;
  'backends/sandbox/src/config/config.js': typeof SandboxConfig;
  'backends/sandbox/src/engine/content.js': typeof SandboxContent;
  'backends/sandbox/src/engine/selling.js': typeof Selling;
  'backends/sandbox/src/engine/stock.js': typeof Stock;
  'backends/sandbox/src/identity/signing-key.js': typeof SigningKey;
  'backends/sandbox/src/serve.js': typeof Serve;
  'backends/sandbox/src/shopping-cart/revoke-vouchers.js': typeof RevokeVouchers;
  'libs/ports/src/backends/index.js': typeof Backends;
}

const folder = new URL('../../dist/', import.meta.url);

/** Imports a compiled module outside jest's registry (shop-environment.mjs). */
export const built = async <File extends keyof Built>(file: File): Promise<Built[File]> =>
  (await outside.import(new URL(file, folder).href)) as Built[File]; // as: compiled from that file

/** parse5 runs several times faster outside jest's registry. */
export const parse5 = (await outside.import('parse5')) as typeof Parse5; // as: its name

interface Outside {
  'run-shop': typeof RunShop;
  'shared-shop': typeof SharedShops;
}

/** Imports a module of test/support in Node's own registry. */
export const outsideTests = async <Name extends keyof Outside>(
  name: Name,
): Promise<Outside[Name]> =>
  (await outside.import(new URL(`./${name}.mjs`, import.meta.url).href)) as Outside[Name]; // as: its declaration

/**
 * Checks the replies of the server on a port against its contract. The result reads the problems
 * found. `breaks` matches problems that the test causes on purpose, with the reason in `why`.
 */
export function watchContract(
  port: number,
  what: 'shop' | 'sandbox',
  breaks?: RegExp,
): (why?: readonly string[]) => void {
  outside.contracts.watch(port, what);
  return (why = []) => {
    const problems = outside.contracts.settle(port).filter((one) => !breaks?.test(one));
    const words = ['not as the contracts say:', ...problems, ...why].join('\n');
    if (problems.length > 0) throw new Error(words);
  };
}

declare global {
  var outside: {
    readonly contracts: {
      watch(port: number, what: 'shop' | 'sandbox'): void;
      settle(port: number): readonly string[];
    };
    readonly import: (address: string) => Promise<unknown>;
  };
}
