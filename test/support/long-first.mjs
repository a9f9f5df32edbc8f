import Sequencer from '@jest/test-sequencer';
import { statSync } from 'node:fs';

/** Files with a running shop between two files that kill programs. */
const shopsAFault = 8;

/**
 * Starts the longest files first, so that no worker ends alone with one: files with a running shop
 * before unit tests, by size. Files that kill programs mostly wait, so they are spread out. Jest's
 * own order needs timings that a fresh clone lacks.
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
