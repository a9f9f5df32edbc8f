import { TestEnvironment } from 'jest-environment-node';
import { inRoot } from '../../scripts/lib/paths.mjs';

/**
 * Where the tests of a running shop run. Jest gives each file a registry of modules of its own, so
 * that Nest, the BFF, the sandbox and the web's server build would be read and compiled anew for
 * every file, and rendered slower in its sandbox. They come from the build instead, in Node's own
 * registry, which a worker keeps. Only code is shared: every shop has its own state and databases.
 */
export default class ShopEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // A moment that a shop answers is a moment of the tests: `expect.any(Date)`.
    this.global.Date = Date;
    this.global.importBuilt = (file) => import(inRoot('dist', file));
  }
}
