import { readdirSync } from 'node:fs';

/** The tests beside the rules as one file: each mutant starts one world and loads the rules once. */
const domain = new URL('../../libs/domain/src/', import.meta.url);

for (const folder of ['pricing/', 'package/', 'coupon/'].map((name) => new URL(name, domain)))
  for (const file of readdirSync(folder))
    if (file.endsWith('.test.ts')) await import(new URL(file, folder).href);
