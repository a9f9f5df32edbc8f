import { readdirSync } from 'node:fs';

/**
 * All domain tests in one file, so that each mutant loads the rules once. A file that a mutant
 * breaks on import counts as a failed test.
 */
const domain = new URL('../../libs/domain/src/', import.meta.url);

for (const folder of ['pricing/', 'package/', 'coupon/'].map((name) => new URL(name, domain)))
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.test.ts')))
    try {
      await import(new URL(file, folder).href);
    } catch (error) {
      it(`loads ${file}`, () => {
        throw error;
      });
    }
