/** What a log says of an error: where it arose, and why, but for a database, which tells of its rows. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '' } = error;
  const why = isOfDatabase(error) ? `database error ${error.code}` : `${name}: ${message}`;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [why, ...frames].join('\n');
}

/** PostgreSQL's own answers have a severity beside their code. */
const isOfDatabase = (error: Error): error is Error & { readonly code: string } =>
  'severity' in error && 'code' in error && typeof error.code === 'string';
