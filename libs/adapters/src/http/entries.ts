import { z } from 'zod';
import { type Flaw, flawOf, type Issue } from './flaw.js';

let leftOut: Flaw[] | undefined;

/** A list of which entries of an unknown kind are left out; one of a known kind must be right. */
export const ofKnown = <Shape extends z.ZodType>(
  known: readonly string[],
  kindOf: (entry: unknown) => unknown,
  shape: Shape,
) =>
  z
    .array(z.unknown())
    .max(100)
    .transform((all) => all.filter((entry) => isOneOf(known, kindOf(entry))))
    .pipe(z.array(shape));

function isOneOf(known: readonly string[], kind: unknown): boolean {
  const isKnown = known.some((one) => one === kind);
  if (!isKnown) noteAnother(known);
  return isKnown;
}

/**
 * A list of which an entry that can't be read is left out and spoils none of the others: what a
 * backend says otherwise since yesterday costs what it describes, not the page. So is what is beyond
 * the most that are read. When not one entry can be read, the list can't.
 */
export const someOf = <Shape extends z.ZodType>(shape: Shape, most: number) =>
  z
    .array(z.unknown())
    .meta({ items: { toJSON: () => schemaOf(shape) } })
    .transform((all, context) => {
      const { read, issue } = readable(shape, all.slice(0, most));
      if (all.length > most)
        note({ at: '(a list)', expected: `${most} at most`, received: 'more' });
      if (issue && read.length === 0) {
        const { expected: message } = flawOf(issue, all);
        context.addIssue({ code: 'custom', message, path: [...issue.path] });
      }
      return read;
    });

/** Told to who compares shapes with contracts. */
const schemaOf = (shape: z.ZodType) =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'inline' });

function readable<Shape extends z.ZodType>(shape: Shape, all: readonly unknown[]) {
  const read: z.output<Shape>[] = [];
  let first: Issue | undefined;
  all.forEach((entry, index) => {
    const { success, data, error } = shape.safeParse(entry);
    if (success) return void read.push(data);
    for (const { path, ...issue } of error.issues.slice(0, 1)) {
      const found = { ...issue, path: [index, ...path] } as Issue; // as: the same at another place
      note(flawOf(found, all));
      first ??= found;
    }
  });
  return { read: read as readonly z.output<Shape>[], issue: first }; // as: what the shape gives
}

/**
 * Of entries that were read, those that fit what was asked; `undefined` where there are some and none
 * does. A shape that knew the question would have to be made for each, which costs more than to read.
 */
export const fittingOf =
  <Entry>(misfitOf: (entry: Entry) => string | undefined) =>
  (all: readonly Entry[]): readonly Entry[] | undefined => {
    const fit = all.filter((entry) => {
      const expected = misfitOf(entry);
      if (expected !== undefined) note({ at: '(an entry)', expected, received: 'another' });
      return expected === undefined;
    });
    return fit.length > 0 || all.length === 0 ? fit : undefined;
  };

/** A field that may be absent, and counts as absent where it can't be read; `at` is its name. */
export const orNone = <Shape extends z.ZodType>(at: string, shape: Shape) =>
  shape.nullish().catch((caught) => {
    // Without any, who compares shapes with contracts asks for the value.
    for (const issue of caught?.error.issues.slice(0, 1) ?? [])
      note({ ...flawOf(issue, caught.input), at });
    return undefined;
  });

/** An amount that is not what others make it: told each time, whatever else is told. */
export const noteMoney = (at: string, expected: string): void =>
  note({ at, expected, received: 'another amount', isMoney: true });

/** An entry that was there before, by what tells it from others, is left out. */
export const notTwice = <Entry>(keyOf: (entry: Entry) => unknown, at: string) => {
  const seen = new Set<unknown>();
  return (entry: Entry): boolean => {
    const key = keyOf(entry);
    const isNew = !seen.has(key);
    if (!isNew) note({ at, expected: 'each once', received: 'one again' });
    seen.add(key);
    return isNew;
  };
};

/** A word of an enumeration, or what an unknown one counts as. */
export const word = <Word extends string>(known: readonly Word[], otherwise: Word) =>
  // The words are told to who compares shapes with contracts.
  z
    .string()
    .meta({ words: known })
    .transform((text): Word => {
      const found = known.find((one) => one === text);
      if (!found)
        note({ at: '(a word)', expected: `one of ${known.join(', ')}`, received: 'another' });
      return found ?? otherwise;
    });

const noteAnother = (known: readonly string[]) =>
  note({ at: '(a word)', expected: `one of ${known.join(', ')}`, received: 'another' });

function note(flaw: Flaw): void {
  leftOut?.push(flaw);
}

/** Reads, which is never interrupted, and tells what was left out of the answer meanwhile. */
export function notingLeftOut<Result>(read: () => Result): [Result, readonly Flaw[]] {
  const noted: Flaw[] = [];
  leftOut = noted;
  try {
    return [read(), noted];
  } finally {
    leftOut = undefined;
  }
}
