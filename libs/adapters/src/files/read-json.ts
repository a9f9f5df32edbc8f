import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillFigures } from '@shop/domain';
import type { z } from 'zod';

/** Invalid content; the message names each file and the place in it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(file: string, problems: readonly string[]) {
    super(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  }
}

/** Throws a `ContentError` if there are problems. */
export function refuse(file: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new ContentError(file, problems);
}

/** Reads and checks a JSON file of the content folder; throws a `ContentError`. */
export function readJson<Shape extends z.ZodType>(
  folder: string,
  name: string,
  shape: Shape,
): z.infer<Shape> {
  const file = join(folder, name);
  const checked = shape.safeParse(parse(file));
  if (checked.success) return checked.data;
  throw new ContentError(
    file,
    checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
}

function parse(file: string): unknown {
  try {
    // Editors on Windows write a byte order mark.
    return JSON.parse(fillFigures(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
  } catch (error) {
    throw new ContentError(file, [error instanceof Error ? error.message : 'cannot be read']);
  }
}
