import type { Call } from './client.js';
import { holds } from './expect.js';
import type { Kit, Scenario } from './scenario.js';

/** A call that is known to succeed; built anew for each use. */
export interface Sample {
  readonly operation: string;
  readonly changes?: string;
  call(kit: Kit): Promise<Call>;
  undo?(kit: Kit, body: unknown): Promise<unknown>;
}

/** A write, and the same call with another body. */
export interface Write extends Sample {
  other(call: Call): Call;
  /** The part of the body that must be equal between two reads; absent: all of it. */
  effect?(body: unknown): unknown;
  count?(kit: Kit, call: Call): Promise<number>;
}

export const changesOf = ({ changes }: Sample) => (changes === undefined ? {} : { changes });

export async function went(kit: Kit, sample: Sample, call: Call) {
  const reply = await kit.ask(sample.operation, call);
  if (reply.status < 300 && sample.undo) {
    kit.afterwards(`result of ${sample.operation}`, async () => sample.undo?.(kit, reply.body));
  }
  return reply;
}

/** Scenarios for every port: authorisation and malformed requests. */
export const doors = (sample: Sample, wrong: Call): readonly Scenario[] => [
  {
    name: 'a call without a valid token gets 401',
    shows: 'A call without the token, or with another token, gets 401 UNAUTHORIZED.',
    run: async (kit) => {
      const call = await sample.call(kit);
      for (const token of [null, `${kit.unique()}${kit.unique()}`])
        await kit.refused(sample.operation, { ...call, token }, 'UNAUTHORIZED', 401);
    },
  },
  {
    name: 'a malformed request gets 400',
    shows: 'A body that is not JSON, or has the wrong shape, gets 400 BAD_REQUEST.',
    run: async (kit) => {
      const call = await sample.call(kit);
      const isWrite = call.body !== undefined;
      if (isWrite)
        await kit.refused(sample.operation, { ...call, body: '{"half' }, 'BAD_REQUEST', 400);
      await kit.refused(sample.operation, { ...call, ...wrong }, 'BAD_REQUEST', 400);
    },
  },
  {
    name: 'unknown fields are ignored',
    shows: 'The server accepts a request with a field that the contract does not name.',
    ...changesOf(sample),
    run: async (kit) => {
      const call = await sample.call(kit);
      const more = { aFieldOfNextYear: 'or of the one after' };
      const asked = call.body === undefined ? { query: { ...call.query, ...more } } : {};
      const body = call.body === undefined ? {} : { body: { ...Object(call.body), ...more } };
      const reply = await went(kit, sample, { ...call, ...asked, ...body });
      holds(reply.status < 300, `The reply has status ${reply.status}.`);
    },
  },
];
