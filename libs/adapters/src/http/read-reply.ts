import { fromDecimal } from '@shop/domain';
import { z } from 'zod';
import { inSlices } from '../system/in-slices.js';
import type { LongList, Read } from './call.js';
import { notingLeftOut, tooMany } from './entries.js';
import { type Flaw, flawOf } from './flaw.js';
import { freshnessOf } from './freshness.js';
import { isList, misfitOf } from './misfit.js';
import type { Reply } from './reply.js';
import { unavailable } from './reply.js';
import { currencyCode, decimal } from './wire-values.js';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** JSON, JWK sets (RFC 7517) and problem details (RFC 9457). */
const jsonType = /^application\/(?:[\w.-]+\+)?json\s*(?:;\s*charset="?utf-?8"?\s*)?$/i;

/** Some servers send a byte order mark, which parsers may ignore (RFC 8259, 8.1). */
const byteOrderMark = /^\uFEFF/;

/** The amount short of a minimum; ignored if unreadable. */
const wireMissing = z
  .object({ Amount: decimal, IsoCode: currencyCode })
  .transform(({ Amount, IsoCode }) => fromDecimal(Amount, IsoCode));

/** The error body of every API; `field` may be null or absent. */
const wireError = z.object({
  code: z.string().max(60),
  field: z.string().max(200).nullish(),
  missing: wireMissing.optional().catch(undefined),
});

/** The error body of an identity provider (RFC 6749, 5.2). */
const wireGrantError = z.object({ error: z.string().max(60) });

type Ask<Body> = Pick<Read<Body>, 'shape' | 'about' | 'list'> & { readonly isRead?: boolean };

/** Checks the status first, then the content type, the shape, and what the reply is about. */
export async function readReply<Body>(answer: RawAnswer, ask: Ask<Body>): Promise<Reply<Body>> {
  const opened = open(answer, ask.isRead ?? false);
  if (opened.kind === 'unread') return opened.reply;
  const { list } = ask;
  const reply = list ? await parsedInSlices(opened.value, ask, list) : parsed(opened.value, ask);
  const freshness = freshnessOf(answer.headers['cache-control'], answer.headers['age']);
  return reply.kind === 'ok' && freshness ? { ...reply, freshness } : reply;
}

function open(answer: RawAnswer, isRead: boolean): Json {
  const { status } = answer;
  if (status >= 500 || status === 429) return { kind: 'unread', reply: unavailable };
  if (status >= 400) return { kind: 'unread', reply: rejection(answer) };
  // 202 and 204 have no body, whatever they contain.
  if (status === 202 || status === 204) return { kind: 'read', value: undefined };
  const good = isRead ? '200' : '200 or 201';
  if (status !== 200 && (isRead || status !== 201)) return unread('(status)', good, String(status));
  return answer.text === '' ? { kind: 'read', value: undefined } : jsonOf(answer);
}

type Json =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'unread'; readonly reply: Reply<never> };

const malformed = (at: string, expected: string, received: string) =>
  ({ kind: 'malformed', at, expected, received }) as const;

const unread = (at: string, expected: string, received: string): Json => ({
  kind: 'unread',
  reply: malformed(at, expected, received),
});

function jsonOf({ headers, text }: RawAnswer): Json {
  const { 'content-type': type, 'content-encoding': encoding } = headers;
  if (typeof type !== 'string' || !jsonType.test(type))
    return unread('(content-type)', 'application/json in UTF-8', 'another type');
  if (encoding !== undefined && encoding !== 'identity')
    return unread('(content-encoding)', 'none', 'a compressed body');
  // `__proto__` would allow prototype pollution.
  if (text.includes('__proto__')) return unread('(body)', 'plain keys', '__proto__');
  try {
    return { kind: 'read', value: JSON.parse(text.replace(byteOrderMark, '')) };
  } catch {
    return unread('(body)', 'JSON', 'text that is none');
  }
}

/** Entries that are read at once. */
const slice = 100;

/** Leaves out slices that cannot be read. The reply is malformed if no slice can be read. */
async function parsedInSlices<Body>(
  value: unknown,
  ask: Ask<Body>,
  { key, most, join }: LongList<Body>,
): Promise<Reply<Body>> {
  const fields = typeof value === 'object' && value !== null ? value : {};
  const entries: unknown = Reflect.get(fields, key);
  if (!isList(entries) || entries.length <= slice) return parsed(value, ask);
  const bodies: Body[] = [];
  const leftOut: Flaw[] = entries.length > most ? [tooMany(most)] : [];
  let failed: Reply<Body> | undefined;
  for await (const some of inSlices(entries.slice(0, most), slice)) {
    const reply = parsed({ ...fields, [key]: some }, ask);
    if (reply.kind === 'ok') {
      bodies.push(reply.body);
      leftOut.push(...(reply.leftOut ?? []));
    } else if (reply.kind === 'malformed') {
      failed ??= reply;
      leftOut.push(flawOfReply(reply));
    }
  }
  if (failed && bodies.length === 0) return failed;
  const body = join(bodies);
  return leftOut.length > 0 ? { kind: 'ok', body, leftOut } : { kind: 'ok', body };
}

const flawOfReply = ({ at, expected, received }: Flaw): Flaw => ({ at, expected, received });

function parsed<Body>(
  value: unknown,
  { shape, about }: Pick<Read<Body>, 'shape' | 'about'>,
): Reply<Body> {
  const [result, leftOut] = notingLeftOut(() => shape.safeParse(value));
  if (result.success) {
    const misfit = misfitOf(value, about);
    if (misfit !== undefined) return malformed(misfit, 'what was asked about', 'another');
    const { data: body } = result;
    return leftOut.length > 0 ? { kind: 'ok', body, leftOut } : { kind: 'ok', body };
  }
  const [issue] = result.error.issues;
  return issue
    ? { kind: 'malformed', ...flawOf(issue, value) }
    : malformed('(body)', 'the agreed shape', 'another');
}

function rejection(answer: RawAnswer): Reply<never> {
  const { status } = answer;
  const json = jsonOf(answer);
  const value = json.kind === 'read' ? json.value : undefined;
  const error = wireError.safeParse(value);
  if (error.success) {
    const { code, field, missing } = error.data;
    const said = { code, field: field ?? undefined };
    return { kind: 'rejected', status, ...said, ...(missing && { missing }) };
  }
  const { data } = wireGrantError.safeParse(value);
  return data ? { kind: 'rejected', status, grantError: data.error } : { kind: 'rejected', status };
}
