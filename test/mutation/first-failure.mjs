import { TestEnvironment } from 'jest-environment-node';

/** Ends the run at the first failed test, which is enough to kill a mutant. */
export default class FirstFailure extends TestEnvironment {
  #isNoticed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_done') this.#isNoticed ||= test.errors.length > 0;
    if (name === 'test_start' && this.#isNoticed) test.mode = 'skip';
  }
}
