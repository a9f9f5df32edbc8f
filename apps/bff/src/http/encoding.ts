import type { IncomingMessage } from 'node:http';

export type Encoding = 'br' | 'gzip' | 'identity';

const refusal = /^\s*q=0(?:\.0*)?\s*$/;

/** The best form that is taken; a form with a weight of nought is refused (RFC 9110). */
export function encodingFor({ headers }: IncomingMessage): Encoding {
  const taken = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.split(';'))
    .filter(([, weight = '']) => !refusal.test(weight))
    .map(([name = '']) => name.trim());
  return (['br', 'gzip'] as const).find((one) => taken.includes(one)) ?? 'identity';
}
