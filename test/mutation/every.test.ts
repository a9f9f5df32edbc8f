import { readdirSync } from 'node:fs';

/**
 * The tests beside the rules as one file: each mutant starts one world and loads the rules once. A
 * file that a mutant keeps from loading is a test that fails, or the mutant would count for nothing.
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
