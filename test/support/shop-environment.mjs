import { TestEnvironment } from 'jest-environment-node';
import { contracts } from './contracts/in-tests.mjs';

/**
 * Where the tests of a running shop run. Jest gives each file a registry of modules of its own, so
 * that Nest, the BFF, the sandbox and the web's server build would be read and compiled anew for
 * every file, and run slower in its sandbox. They are imported here instead, in Node's own registry,
 * which a worker keeps. Code is shared, and the shop of `sharedShop`; every other shop has its own state
 * and databases.
 */
export default class ShopEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // A moment that a shop answers is a moment of the tests: `expect.any(Date)`.
    this.global.Date = Date;
    this.global.outside = { contracts, import: (address) => import(address) };
  }
}
