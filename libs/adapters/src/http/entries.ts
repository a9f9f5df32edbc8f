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
 * backend says otherwise since yesterday costs what it describes, not the page. When not one entry
 * can be read, the list can't.
 */
export const someOf = <Shape extends z.ZodType>(shape: Shape, most: number) =>
  z
    .array(z.unknown())
    .max(most)
    .transform((all, context) => {
      const { read, issue } = readable(shape, all);
      if (issue && read.length === 0) {
        const { expected: message } = flawOf(issue, all);
        context.addIssue({ code: 'custom', message, path: [...issue.path] });
      }
      return read;
    });

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
