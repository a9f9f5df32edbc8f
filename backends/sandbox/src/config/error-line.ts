/** The log text of an error: message and stack. A database error has only its code: rows may be private. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '' } = error;
  const why = isOfDatabase(error) ? `database error ${error.code}` : `${name}: ${message}`;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [why, ...frames].join('\n');
}

/** Only errors from PostgreSQL itself have a severity as well as a code. */
const isOfDatabase = (error: Error): error is Error & { readonly code: string } =>
  'severity' in error && 'code' in error && typeof error.code === 'string';
