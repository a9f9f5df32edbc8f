import type { Choice, PackageProblem } from '@shop/domain';
import type { Refusal } from '@shop/ports/backends';
import { type No, refused } from './octo-cart-lines.js';
import type { BookedLine } from './octo-records.js';

const words: Readonly<Record<PackageProblem['kind'], Refusal>> = {
  tooManyProducts: 'limit',
  tooManyParks: 'packageParks',
  tooFewParks: 'packageParks',
  twice: 'packageTwice',
  sameDates: 'sameDates',
};

export const ofProblem = (problem: PackageProblem): No => ({
  ...refused(words[problem.kind]),
  ...('at' in problem && { part: problem.at }),
});

export const isOf = (line: BookedLine, { slug, day, time, people }: Choice): boolean =>
  line.slug === slug &&
  line.day === day &&
  (line.time ?? undefined) === time &&
  JSON.stringify(line.people) === JSON.stringify(people);
