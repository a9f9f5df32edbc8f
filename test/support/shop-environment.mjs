import { TestEnvironment } from 'jest-environment-node';
import { contracts } from './contracts/in-tests.mjs';

/**
 * Environment for tests of a running shop. Jest gives each file its own module registry, which
 * would load and compile Nest, the BFF, the sandbox and the web's server build for every file. They
 * are imported here into Node's own registry, which a worker keeps. Only code and the shop of
 * `sharedShop` are shared; every other shop has its own state and databases.
 */
export default class ShopEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // Makes the shop's dates match `expect.any(Date)`.
    this.global.Date = Date;
    this.global.outside = { contracts, import: (address) => import(address) };
  }
}
