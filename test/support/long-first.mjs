import Sequencer from '@jest/test-sequencer';
import { statSync } from 'node:fs';

/** With so many files of shops between them the faults last as long as the shops do. */
const shopsAFault = 8;

/**
 * What takes longest begins first, so that no worker is left with it alone: shops, the longest file
 * first, then parts. Faults wait more than they work, so they are spread among the shops, by name:
 * their length says little of it, and by length the two that wait longest stood side by side. Jest's
 * own order knows how long each took, but not in a new clone.
 */
export default class LongFirst extends Sequencer {
  sort(tests) {
    const ofProject = (name) =>
      tests.filter(({ context }) => context.config.displayName?.name === name);
    const longFirst = (files) => {
      const sizes = new Map(files.map((file) => [file, statSync(file.path).size]));
      return files.toSorted((one, other) => sizes.get(other) - sizes.get(one));
    };
    const shops = longFirst(ofProject('shops'));
    const faults = ofProject('faults').toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const spread = faults.flatMap((fault) => [fault, ...shops.splice(0, shopsAFault)]);
    return [...spread, ...shops, ...longFirst(ofProject('parts'))];
  }
}
