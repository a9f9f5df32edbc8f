import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Answered, Asked, Breaks } from '../broken-server.js';
import type { Tells } from '../webhook-relay.js';

export const kitPorts = ['cart', 'hotels', 'newsletter', 'payment', 'search', 'users'] as const;
export type KitPort = (typeof kitPorts)[number];

/** A server with one typical fault, and the scenarios that must catch it. */
export interface Fault {
  readonly port: KitPort;
  readonly name: string;
  readonly caughtBy: readonly [string, ...string[]];
  /** Further arguments of the kit's command. */
  readonly args?: readonly string[];
  /** When the fault shows; absent: always. */
  readonly at?: Date;
  how(): Breaks;
  /** Changes its webhooks, given the signing secret. */
  tells?(secret: string): Tells;
}

/** A fault without a port. `how` is a function, so that each server has its own state. */
export const faultOf = (
  name: string,
  caughtBy: string | Fault['caughtBy'],
  how: Breaks | (() => Breaks),
  more: Pick<Fault, 'args' | 'at' | 'tells'> = {},
): Omit<Fault, 'port'> => ({
  name,
  caughtBy: typeof caughtBy === 'string' ? [caughtBy] : caughtBy,
  how: typeof how === 'function' ? how : () => how,
  ...more,
});
export const faultsOf =
  (port: KitPort) =>
  (...told: Parameters<typeof faultOf>): Fault => ({ port, ...faultOf(...told) });

/** Whether a request is for a call, by the end of its path. */
export const isCall = ({ method, path }: Asked, call: string): boolean => {
  const [wanted, end = ''] = call.split(' ');
  return method === wanted && new RegExp(`${end.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
};

// oxlint-disable-next-line typescript/no-explicit-any -- any: a body of any call, which a fault knows
export type Wire = any;

/** Changes the successful replies of a call: returns a new body or edits it in place. */
export const answering = (call: string, change: (body: Wire, asked: Asked) => unknown): Breaks => ({
  answer: (answer, asked) => {
    if (!isCall(asked, call) || answer.status >= 300) return answer;
    const body = structuredClone(answer.body);
    return { ...answer, body: change(body, asked) ?? body };
  },
});

export const asking = (call: string, change: (asked: Asked) => Asked): Breaks => ({
  ask: (asked) => (isCall(asked, call) ? change(asked) : asked),
});

export const replying = (status: number, body: unknown): Answered => ({
  status,
  headers: { 'content-type': 'application/json' },
  body,
});

/** Replaces the refusals with this code, of one call or of all, by another code or reply. */
export const refusing = (
  code: string,
  other: string | Partial<Answered>,
  call?: string,
): Breaks => ({
  answer: (answer, asked) => {
    const isIt = answer.status >= 400 && answer.body?.code === code;
    if (!isIt || (call && !isCall(asked, call))) return answer;
    const change = typeof other === 'string' ? { body: { ...answer.body, code: other } } : other;
    return { ...answer, ...change };
  },
});

/** Shifts times a little later on each read. */
export const creeping = () => {
  let looks = 0;
  return (until: string | null | undefined) =>
    until && new Date(Date.parse(until) + (looks += 1) * 1000).toISOString();
};

const key = 'idempotency-key';
const fresh = (asked: Asked): Asked => ({
  ...asked,
  headers: { ...asked.headers, [key]: randomUUID() },
});

/** The reply in the contract's example of a call. */
export function exampleOf(file: string, operation: string): Answered {
  const text = readFileSync(`backends/contracts/examples/${file}.json`, 'utf8');
  const { status, body } = JSON.parse(text)[operation].response;
  return replying(status, body);
}

/** Breaks the first successful reply of a call. */
const firstOf =
  (call: string, broken: (answer: Answered) => Answered | Promise<Answered>) => () => {
    let isDone = false;
    const answer: Breaks['answer'] = (answer, asked) => {
      if (isDone || !isCall(asked, call) || answer.status >= 300) return answer;
      isDone = true;
      return broken(answer);
    };
    return { answer };
  };

const knownFields = (body: unknown): boolean =>
  !JSON.stringify(body ?? {}).includes('aFieldOfNextYear');

export const atTheDoor = (
  port: KitPort,
  file: string,
  operation: string,
  call: string,
  /** The call whose first reply breaks. */
  other = call,
): readonly Fault[] => {
  const fault = faultsOf(port);
  const whole = 'every reply is complete, uncompressed JSON';
  return [
    fault('accepts a call without a token', 'a call without a valid token gets 401', {
      instead: async (asked) =>
        isCall(asked, call) && !asked.headers.authorization
          ? exampleOf(file, operation)
          : undefined,
    }),
    fault('answers a malformed request with 500', 'a malformed request gets 400', {
      instead: async ({ body, query }) =>
        typeof body === 'string' || query.includes('pesos')
          ? replying(500, { code: 'INTERNAL' })
          : undefined,
    }),
    fault('refuses an unknown field', 'unknown fields are ignored', {
      instead: async ({ body, query }) =>
        knownFields(body) && knownFields(query)
          ? undefined
          : replying(400, { code: 'BAD_REQUEST' }),
    }),
    fault(
      'compresses a reply without being asked',
      whole,
      firstOf(other, (answer) => ({
        ...answer,
        headers: { ...answer.headers, 'content-encoding': 'gzip' },
        bytes: gzipSync(JSON.stringify(answer.body)),
      })),
    ),
    fault(
      'cuts off a reply',
      whole,
      firstOf(other, (answer) => ({ ...answer, isCut: true })),
    ),
    fault(
      'replies after the shop’s timeout',
      'every reply arrives in time',
      firstOf(other, async (answer) => (await pause(1600), answer)),
      { args: ['--slack', '0.5'] },
    ),
  ];
};

/** A write never ends after its client leaves. */
const neverEnding = (call: string) => () => {
  const left = new Set<string>();
  return {
    instead: async (asked: Asked) => {
      if (!isCall(asked, call)) return undefined;
      // Gives the client time to leave.
      await pause(30);
      return left.has(asked.headers[key] ?? '')
        ? replying(409, { code: 'IN_PROGRESS' })
        : undefined;
    },
    left: ({ headers }: Asked) => void left.add(headers[key] ?? ''),
  };
};

/** Returns the first reply of a key, even for another body. */
const keysAlone = (call: string) => () => {
  const answers = new Map<string, Answered>();
  const answer: Breaks['answer'] = (answer, asked) => {
    const own = asked.headers[key] ?? '';
    if (!isCall(asked, call)) return answer;
    if (answer.body?.code === 'IDEMPOTENCY_MISMATCH') return answers.get(own) ?? answer;
    if (answer.status < 300) answers.set(own, answer);
    return answer;
  };
  return { answer };
};

/** Handles two concurrent duplicates; does a third one again. */
const duplicatesTwice = (call: string) => () => {
  const underWay = new Map<string, number>();
  const instead: Breaks['instead'] = async (asked, pass) => {
    const own = asked.headers[key] ?? '';
    if (!isCall(asked, call) || own === '') return undefined;
    const count = underWay.get(own) ?? 0;
    underWay.set(own, count + 1);
    const asks = count < 2 ? asked : fresh(asked);
    return pass(asks).finally(() => underWay.set(own, (underWay.get(own) ?? 1) - 1));
  };
  return { instead };
};

const onRetry = 'a retried write has one effect';
const oneBody = 'a key with another body is refused';
const onDuplicates = 'concurrent duplicates have one effect';

/** Faults of idempotency keys for a call; `operation` names a port's second such call. */
const keyFaults = (port: KitPort, call: string, operation?: string) => {
  const fault = faultsOf(port);
  const named = (scenario: string) => (operation ? `${operation}: ${scenario}` : scenario);
  const what = (name: string) => (operation ? `${name} (${operation})` : name);
  return [
    fault(what('compares the key but not the body'), named(oneBody), keysAlone(call)),
    fault(
      what('never finishes a write after its client disconnects'),
      named(onRetry),
      neverEnding(call),
    ),
    fault(
      what('accepts a write without a key'),
      named('a write without a key is refused'),
      asking(call, (asked) => (asked.headers[key] ? asked : fresh(asked))),
    ),
  ];
};

export const withKeys = (
  port: KitPort,
  call: string,
  /** Other scenarios of this port that repeat a call. */
  also: readonly string[] = [],
): readonly Fault[] => [
  faultsOf(port)(
    'ignores the key',
    ['a repeated key gets the first reply', oneBody, onDuplicates, onRetry, ...also],
    asking(call, (asked) => (asked.headers[key] ? fresh(asked) : asked)),
  ),
  faultsOf(port)('performs concurrent duplicates twice', onDuplicates, duplicatesTwice(call)),
  ...keyFaults(port, call),
];

/** Faults for a further write of the port. */
export const withKeysOf = (port: KitPort, operation: string, call: string): readonly Fault[] =>
  keyFaults(port, call, operation);
