import type { LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type Logger } from 'pino';
import { currentRequestId, currentSpan } from './request-scope.js';

/** Keys that are redacted from every log line (docs/rules/reports.md#no-personal-data). */
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

/** A write costs as much as a cached page: lines are buffered this long, and flushed on exit. */
const gatheredMs = 100;
const gatheredBytes = 4_096;

/**
 * If the sink fails, lines are dropped; the shop keeps running. pino's own `periodicFlush` would
 * wake an idle process ten times a second.
 */
function standardOutput(): DestinationStream {
  const sink = pino.destination({ dest: 1, sync: false, minLength: gatheredBytes });
  sink.on('error', () => undefined);
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    sink.flush();
  };
  return {
    write: (line) => {
      sink.write(line);
      timer ??= setTimeout(flush, gatheredMs).unref();
    },
  };
}

/** JSON lines, by default on standard output. */
export function createLogger(level: string, sink = standardOutput()): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets, censor: '[redacted]' },
      mixin: () => ({ requestId: currentRequestId(), ...currentSpan()?.ids }),
    },
    sink,
  );
}

/** Only Nest's warnings: its errors are thrown or reach the error filter, and are logged there. */
export const warningsOf = (log: Logger): LoggerService => ({
  log: () => undefined,
  error: () => undefined,
  warn: (message: unknown) => log.warn({ event: 'framework' }, String(message)),
});

/** Logs Node's warnings; deprecations only at debug, for maintainers of dependencies. */
export function logNodeWarnings(log: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) =>
    log[name === 'DeprecationWarning' ? 'debug' : 'warn']({ event: 'node', name }, message),
  );
}

export const Log = Symbol('Log');
