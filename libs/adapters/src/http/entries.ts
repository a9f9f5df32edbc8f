import { z } from 'zod';
import { type Flaw, flawOf, type Issue } from './flaw.js';

let leftOut: Flaw[] | undefined;

/** A list without entries of an unknown kind; an entry of a known kind must be valid. */
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

export const tooMany = (most: number): Flaw => ({
  at: '(a list)',
  expected: `${most} at most`,
  received: 'more',
});

/** Leaves out unreadable entries and those beyond `most`. Fails if no entry can be read. */
export const someOf = <Shape extends z.ZodType>(shape: Shape, most: number) =>
  z
    .array(z.unknown())
    .meta({ items: { toJSON: () => schemaOf(shape) } })
    .transform((all, context) => {
      const { read, issue } = readable(shape, all.slice(0, most));
      if (all.length > most) note(tooMany(most));
      if (issue && read.length === 0) {
        const { expected: message } = flawOf(issue, all);
        context.addIssue({ code: 'custom', message, path: [...issue.path] });
      }
      return read;
    });

/** For the test that compares shapes with contracts. */
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

/** Keeps entries that match the request; `undefined` if there are some and none matches. */
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

/** An optional field that counts as absent if unreadable; `at` is its name. */
export const orNone = <Shape extends z.ZodType>(at: string, shape: Shape) =>
  shape.nullish().catch((caught) => {
    // Without `caught` when the contract test asks for the default value.
    for (const issue of caught?.error.issues.slice(0, 1) ?? [])
      note({ ...flawOf(issue, caught.input), at });
    return undefined;
  });

/** Notes an amount that differs from the sum of its parts; never throttled. */
export const noteMoney = (at: string, expected: string): void =>
  note({ at, expected, received: 'another amount', isMoney: true });

/** Leaves out entries whose key was seen before. */
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

/** A word of an enumeration; `otherwise` replaces an unknown one. */
export const word = <Word extends string>(known: readonly Word[], otherwise: Word) =>
  // `meta` tells the contract test the known words.
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

/** Runs a synchronous `read` and returns what was left out meanwhile. */
export function notingLeftOut<Result>(read: () => Result): [Result, readonly Flaw[]] {
  const noted: Flaw[] = [];
  leftOut = noted;
  try {
    return [read(), noted];
  } finally {
    leftOut = undefined;
  }
}
