import type { z } from 'zod';

/** Where a reply departs from its contract: types, never values. */
export interface Flaw {
  /** The field's path, or `(body)`, `(status)` or `(content-type)`. */
  readonly at: string;
  readonly expected: string;
  readonly received: string;
  /** Amounts that don't add up; the reply is used all the same. */
  readonly isMoney?: true;
}

export type Issue = z.core.$ZodIssue;

export const flawOf = (issue: Issue, value: unknown): Flaw => ({
  at: issue.path.join('.') || '(body)',
  expected: expectedOf(issue),
  received: typeOf(valueAt(value, issue.path)),
});

function expectedOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'regex' ? 'text of the agreed form' : issue.format;
    case 'too_big':
      return `${issue.maximum} at most`;
    case 'too_small':
      return `${issue.minimum} at least`;
    case 'invalid_union':
      return issue.errors.flatMap((options) => options.map(expectedOf)).join(' or ');
    default:
      return issue.message;
  }
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<PropertyKey, unknown>)[key] // as: an object that has the key
        : undefined,
    value,
  );

function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
