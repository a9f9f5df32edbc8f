import { z } from 'zod';
import { freshnessOf } from './freshness.js';
import type { Reply, Shape } from './reply.js';
import { unavailable } from './reply.js';

/** An answer as it came off the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly type: unknown;
  readonly encoding: unknown;
  readonly cacheControl?: unknown;
  readonly text: string;
}

/** Keys of an identity provider have a type of their own (RFC 7517). */
const jsonType = /^application\/(?:jwk-set\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** The error body of every API of the shop; `field` may be null or absent. */
const wireError = z.object({
  code: z.string().max(60),
  field: z.string().max(200).nullish(),
});

/** The error body of an identity provider (RFC 6749, 5.2). */
const wireGrantError = z.object({ error: z.string().max(60) });

/** Reads an answer by its status first, then by its type, then by the expected shape. */
export function readReply<Body>(answer: RawAnswer, shape: Shape<Body>): Reply<Body> {
  const { status } = answer;
  if (status >= 500 || status === 429) return unavailable;
  if (status >= 400) return rejection(answer);
  // 202 and 204 answer nothing, whatever their body.
  if (status === 202 || status === 204) return parsed(undefined, shape);
  if (status !== 200 && status !== 201) return { kind: 'malformed', at: `status ${status}` };
  if (answer.text === '') return parsed(undefined, shape);
  const json = jsonOf(answer);
  if (json.kind === 'unread') return { kind: 'malformed', at: json.at };
  const reply = parsed(json.value, shape);
  const freshness = freshnessOf(answer.cacheControl);
  return reply.kind === 'ok' && freshness ? { ...reply, freshness } : reply;
}

type Json =
  { readonly kind: 'read'; readonly value: unknown } | { readonly kind: 'unread'; at: string };

function jsonOf({ type, encoding, text }: RawAnswer): Json {
  if (typeof type !== 'string' || !jsonType.test(type)) return { kind: 'unread', at: 'type' };
  if (encoding !== undefined && encoding !== 'identity') return { kind: 'unread', at: 'encoding' };
  // No honest answer has a key that reaches for a prototype.
  if (text.includes('__proto__')) return { kind: 'unread', at: '__proto__' };
  try {
    return { kind: 'read', value: JSON.parse(text) };
  } catch {
    return { kind: 'unread', at: 'json' };
  }
}

function parsed<Body>(value: unknown, shape: Shape<Body>): Reply<Body> {
  const result = shape.safeParse(value);
  if (result.success) return { kind: 'ok', body: result.data };
  return { kind: 'malformed', at: result.error.issues[0]?.path.join('.') || 'top level' };
}

function rejection(answer: RawAnswer): Reply<never> {
  const { status } = answer;
  const json = jsonOf(answer);
  const value = json.kind === 'read' ? json.value : undefined;
  const error = wireError.safeParse(value);
  if (error.success) {
    const { code, field } = error.data;
    return { kind: 'rejected', status, code, field: field ?? undefined };
  }
  const { data } = wireGrantError.safeParse(value);
  return data ? { kind: 'rejected', status, grantError: data.error } : { kind: 'rejected', status };
}
