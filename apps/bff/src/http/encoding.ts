import type { IncomingMessage } from 'node:http';

const refusal = /^\s*q=0(?:\.0*)?\s*$/;

/** The first of `forms` that the client accepts; `q=0` refuses a form (RFC 9110). */
export function encodingFor<Form extends string>(
  { headers }: IncomingMessage,
  forms: readonly Form[],
): Form | 'identity' {
  const taken = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.split(';'))
    .filter(([, weight = '']) => !refusal.test(weight))
    .map(([name = '']) => name.trim());
  return forms.find((one) => taken.includes(one)) ?? 'identity';
}
