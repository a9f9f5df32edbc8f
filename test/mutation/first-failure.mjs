import { TestEnvironment } from 'jest-environment-node';

/** Where one test that fails ends the run: a mutant is noticed once, and more of it says nothing. */
export default class FirstFailure extends TestEnvironment {
  #isNoticed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_done') this.#isNoticed ||= test.errors.length > 0;
    if (name === 'test_start' && this.#isNoticed) test.mode = 'skip';
  }
}
