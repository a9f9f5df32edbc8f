import type { LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type Logger } from 'pino';
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

/** A sink that fails drops lines; it never stops the shop. */
function standardOutput(): DestinationStream {
  const sink = pino.destination({ dest: 1, sync: false, ...gathered });
  sink.on('error', () => undefined);
  return sink;
}

/** JSON lines, on standard output unless told otherwise. */
export function createLogger(level: string, sink = standardOutput()): Logger {
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

/**
 * What the framework itself has to say. A start that fails is thrown to who started it, and what
 * fails later is answered by the filter: its own lines would say either once more, with a stack.
 */
export const warningsOf = (log: Logger): LoggerService => ({
  log: () => undefined,
  error: () => undefined,
  warn: (message: unknown) => log.warn({ event: 'framework' }, String(message)),
});

/**
 * What Node warns of is a line like any other, rather than bare text on standard error. That a package
 * calls what Node would rather not have called is for whoever changes packages, and in detail only.
 */
export function logNodeWarnings(log: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) =>
    log[name === 'DeprecationWarning' ? 'debug' : 'warn']({ event: 'node', name }, message),
  );
}

export const Log = Symbol('Log');
