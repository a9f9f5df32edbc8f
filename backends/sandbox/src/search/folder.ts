import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fillFigures } from '@shop/domain';
import type { z } from 'zod';

export interface ReadFile<Shape extends z.ZodType> {
  readonly known: z.infer<Shape>;
  readonly file: unknown;
}

/** Reads the operator's content for the search. Throws on a file with the wrong shape. */
export class Folder {
  constructor(private readonly path: string) {}

  async read<Shape extends z.ZodType>(name: string, shape: Shape): Promise<ReadFile<Shape>> {
    const file: unknown = JSON.parse(fillFigures(await readFile(join(this.path, name), 'utf8')));
    return { known: shape.parse(file), file };
  }

  /** Every file of a folder by name without extension, except those in the exclusion list. */
  async readAll<Shape extends z.ZodType>(
    folder: string,
    shape: Shape,
    without: readonly string[] = [],
  ): Promise<readonly (ReadFile<Shape> & { readonly key: string })[]> {
    const names = (await readdir(join(this.path, folder))).sort();
    const keys = names
      .map((name) => basename(name, '.json'))
      .filter((key) => !without.includes(key));
    return Promise.all(
      keys.map(async (key) => ({ key, ...(await this.read(join(folder, `${key}.json`), shape)) })),
    );
  }
}
