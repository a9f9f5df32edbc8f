import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Answered, Asked, Breaks } from '../broken-server.js';
import type { Tells } from '../webhook-relay.js';

export const kitPorts = ['cart', 'hotels', 'newsletter', 'payment', 'search', 'users'] as const;
export type KitPort = (typeof kitPorts)[number];

/** A server with one fault of the kind that teams make, and the scenarios that are meant for it. */
export interface Fault {
  readonly port: KitPort;
  readonly name: string;
  readonly caughtBy: readonly [string, ...string[]];
  /** More of the kit's command. */
  readonly args?: readonly string[];
  how(): Breaks;
  /** What becomes of its messages, by the secret that signs them. */
  tells?(secret: string): Tells;
}

/** Whether a question is of a call, by the end of its path. */
export const isCall = ({ method, path }: Asked, call: string): boolean => {
  const [wanted, end = ''] = call.split(' ');
  return method === wanted && new RegExp(`${end.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
};

/** Changes the good answers of a call. */
export const answering = (
  call: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- any: a body of that call
  change: (body: any, asked: Asked) => unknown,
): Breaks => ({
  answer: (answer, asked) =>
    isCall(asked, call) && answer.status < 300
      ? { ...answer, body: change(structuredClone(answer.body), asked) }
      : answer,
});

/** Changes the questions of a call. */
export const asking = (call: string, change: (asked: Asked) => Asked): Breaks => ({
  ask: (asked) => (isCall(asked, call) ? change(asked) : asked),
});

/** A refusal of this code becomes another answer. */
export const refusing = (code: string, change: (answer: Answered) => Answered): Breaks => ({
  answer: (answer) =>
    answer.status >= 400 && answer.body?.code === code ? change(answer) : answer,
});

const json = { 'content-type': 'application/json' };
const key = 'idempotency-key';
const fresh = (asked: Asked): Asked => ({
  ...asked,
  headers: { ...asked.headers, [key]: randomUUID() },
});

/** What the contract's example says that a call is answered. */
function exampleOf(file: string, operation: string): Answered {
  const text = readFileSync(`backends/contracts/examples/${file}.json`, 'utf8');
  const { status, body } = JSON.parse(text)[operation].response;
  return { status, headers: json, body };
}

/** The first good answer of a call that is broken somehow. */
const firstOf = (
  call: string,
  broken: (answer: Answered) => Answered | Promise<Answered>,
): Breaks => {
  let isDone = false;
  return {
    answer: (answer, asked) => {
      if (isDone || !isCall(asked, call) || answer.status >= 300) return answer;
      isDone = true;
      return broken(answer);
    },
  };
};

const knownFields = (body: unknown): boolean =>
  !JSON.stringify(body ?? {}).includes('aFieldOfNextYear');

/** What is done wrong at the door, with a call that a port's sample asks. */
export const atTheDoor = (
  port: KitPort,
  file: string,
  operation: string,
  call: string,
  /** Whose first answer is broken on its way. */
  other = call,
): readonly Fault[] => [
  {
    port,
    name: 'lets in who has no token',
    caughtBy: ['only its token is let in'],
    how: () => ({
      instead: async (asked) =>
        isCall(asked, call) && !asked.headers.authorization
          ? exampleOf(file, operation)
          : undefined,
    }),
  },
  {
    port,
    name: 'falls over what is no question',
    caughtBy: ['what is no question is refused'],
    how: () => ({
      instead: async ({ body, query }) =>
        typeof body === 'string' || query.includes('pesos')
          ? { status: 500, headers: json, body: { code: 'INTERNAL' } }
          : undefined,
    }),
  },
  {
    port,
    name: 'refuses a field that it does not know',
    caughtBy: ['a field of next year is passed over'],
    how: () => ({
      instead: async ({ body, query }) =>
        knownFields(body) && knownFields(query)
          ? undefined
          : { status: 400, headers: json, body: { code: 'BAD_REQUEST' } },
    }),
  },
  {
    port,
    name: 'compresses what nobody asked to be compressed',
    caughtBy: ['every answer is whole and plain JSON'],
    how: () =>
      firstOf(other, (answer) => ({
        ...answer,
        headers: { ...answer.headers, 'content-encoding': 'gzip' },
        bytes: gzipSync(JSON.stringify(answer.body)),
      })),
  },
  {
    port,
    name: 'cuts an answer',
    caughtBy: ['every answer is whole and plain JSON'],
    how: () => firstOf(other, (answer) => ({ ...answer, isCut: true })),
  },
  {
    port,
    name: 'answers after the shop has gone',
    caughtBy: ['every answer comes in time'],
    args: ['--slack', '0.5'],
    how: () => firstOf(other, async (answer) => (await pause(1600), answer)),
  },
];

/** What is done wrong with keys. */
export const withKeys = (
  port: KitPort,
  call: string,
  /** What else of this port sends a call again. */
  also: readonly string[] = [],
): readonly Fault[] => [
  {
    port,
    name: 'ignores the key',
    caughtBy: [
      'a key gets its first answer',
      'a key stands for one body',
      'twins are one',
      'a call whose answer nobody heard is done once',
      ...also,
    ],
    how: () => asking(call, (asked) => (asked.headers[key] ? fresh(asked) : asked)),
  },
  {
    port,
    name: 'looks at the key and not at the body',
    caughtBy: ['a key stands for one body'],
    how: () => {
      const answers = new Map<string, Answered>();
      return {
        answer: (answer, asked) => {
          const own = asked.headers[key] ?? '';
          if (!isCall(asked, call)) return answer;
          if (answer.body?.code === 'IDEMPOTENCY_MISMATCH') return answers.get(own) ?? answer;
          if (answer.status < 300) answers.set(own, answer);
          return answer;
        },
      };
    },
  },
  {
    port,
    name: 'does twins twice',
    caughtBy: ['twins are one'],
    how: () => {
      const underWay = new Map<string, number>();
      return {
        instead: async (asked, pass) => {
          const own = asked.headers[key] ?? '';
          if (!isCall(asked, call) || own === '') return undefined;
          const count = underWay.get(own) ?? 0;
          underWay.set(own, count + 1);
          // Who asks again once is no crowd.
          const asks = count < 2 ? asked : fresh(asked);
          return pass(asks).finally(() => underWay.set(own, (underWay.get(own) ?? 1) - 1));
        },
      };
    },
  },
  {
    port,
    name: 'never ends a call whose caller has gone',
    caughtBy: ['a call whose answer nobody heard is done once'],
    how: () => {
      const left = new Set<string>();
      return {
        instead: async (asked) => {
          if (!isCall(asked, call)) return undefined;
          // Who means to go has gone by then.
          await pause(30);
          return left.has(asked.headers[key] ?? '')
            ? { status: 409, headers: json, body: { code: 'IN_PROGRESS' } }
            : undefined;
        },
        left: ({ headers }) => void left.add(headers[key] ?? ''),
      };
    },
  },
  {
    port,
    name: 'needs no key',
    caughtBy: ['a write has a key'],
    how: () => asking(call, (asked) => (asked.headers[key] ? asked : fresh(asked))),
  },
];

/** The two of them that a further write of the port has to be asked for. */
export const withKeysOf = (port: KitPort, operation: string, call: string): readonly Fault[] =>
  withKeys(port, call)
    .filter(({ name }) => /^(looks at the key|needs no key|never ends)/.test(name))
    .map((fault) => ({
      ...fault,
      name: `${fault.name} (${operation})`,
      caughtBy: [`${operation}: ${fault.caughtBy[0]}`],
    }));
