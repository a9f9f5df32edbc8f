import { TestEnvironment } from 'jest-environment-node';
import { contracts } from './contracts/in-tests.mjs';

/** Made once a worker: no test is about it, and it costs as much as the rest of a start. */
const kept = {};

/**
 * Where the tests of a running shop run. Jest gives each file a registry of modules of its own, so
 * that Nest, the BFF, the sandbox and the web's server build would be read and compiled anew for
 * every file, and run slower in its sandbox. They are imported here instead, in Node's own registry,
 * which a worker keeps. Only code is shared: every shop has its own state and its own databases.
 */
export default class ShopEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // A moment that a shop answers is a moment of the tests: `expect.any(Date)`.
    this.global.Date = Date;
    this.global.outside = { kept, contracts, import: (address) => import(address) };
  }
}
