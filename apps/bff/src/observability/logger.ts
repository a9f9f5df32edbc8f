import pino, { type Logger } from 'pino';
import { currentRequestId } from './request-scope.js';

/** What must never stand in a log, wherever it turns up (docs/rules/reports.md#nobody). */
const secrets = [
  'authorization',
  'cookie',
  'email',
  'phone',
  'password',
  'token',
  '*.authorization',
  '*.cookie',
  '*.email',
  '*.phone',
  '*.password',
  '*.token',
];

/** A write costs as much as a cached page does: lines go out together, and all of them at the end. */
const gathered = { minLength: 4_096, periodicFlush: 100 };

/** JSON lines on standard output. A sink that fails drops lines; it never stops the shop. */
export function createLogger(level: string): Logger {
  const sink = pino.destination({ dest: 1, sync: false, ...gathered });
  sink.on('error', () => undefined);
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets, censor: '[redacted]' },
      mixin: () => ({ requestId: currentRequestId() }),
    },
    sink,
  );
}

export const Log = Symbol('Log');
