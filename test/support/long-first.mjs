import Sequencer from '@jest/test-sequencer';
import { statSync } from 'node:fs';

/** How many files of a running shop stand between two files that kill programs. */
const shopsAFault = 8;

/**
 * The longest files begin first, so that no worker is left alone with one: files of a running shop
 * before unit tests, by size. Files that kill programs wait more than they work, so they are spread
 * among the others. Jest's own order knows how long each file took, but not in a fresh clone.
 */
export default class LongFirst extends Sequencer {
  sort(tests) {
    const projectOf = ({ context }) => context.config.displayName?.name ?? '';
    const longFirst = (files) => {
      const sizes = new Map(files.map((file) => [file, statSync(file.path).size]));
      return files.toSorted((one, other) => sizes.get(other) - sizes.get(one));
    };
    const isFault = (test) => projectOf(test).endsWith('faults');
    const isPart = (test) => projectOf(test) === 'parts';
    const faults = tests.filter(isFault).toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const shops = longFirst(tests.filter((test) => !isFault(test) && !isPart(test)));
    const spread = faults.flatMap((fault) => [fault, ...shops.splice(0, shopsAFault)]);
    return [...spread, ...shops, ...longFirst(tests.filter(isPart))];
  }
}
