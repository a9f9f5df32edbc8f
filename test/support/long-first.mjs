import Sequencer from '@jest/test-sequencer';
import { statSync } from 'node:fs';

/** So many files of shops take about as long as one of faults. */
const shopsAFault = 5;

/**
 * What takes longest begins first, so that no worker is left with it alone: shops, the longest file
 * first, then parts. Faults wait more than they work, so they are spread among the shops. Jest's own
 * order knows how long each took, but not in a new clone.
 */
export default class LongFirst extends Sequencer {
  sort(tests) {
    const ofProject = (name) =>
      tests
        .filter(({ context }) => context.config.displayName?.name === name)
        .map((test) => ({ test, size: statSync(test.path).size }))
        .toSorted((one, other) => other.size - one.size)
        .map(({ test }) => test);
    const shops = ofProject('shops');
    const spread = ofProject('faults').flatMap((fault) => [fault, ...shops.splice(0, shopsAFault)]);
    return [...spread, ...shops, ...ofProject('parts')];
  }
}
