import { randomBytes } from 'node:crypto';
import type { Client } from './client.js';
import type { Contract } from './contract.js';
import { Blocked, Failed, LeftOut, WrongStatus } from './endings.js';
import type { WebhookInbox, Kit, Refusal } from './scenario.js';

export interface KitParts {
  readonly client: Client;
  readonly token: string;
  readonly givens: Readonly<Record<string, string>>;
  readonly clock: { now(): Date; wait(ms: number): Promise<void> };
  readonly longestWaitMs: number;
  readonly paymentClient?: Client;
  readonly contract: Contract;
  say(text: string): void;
  readonly webhooks?: WebhookInbox;
  readonly afterwards: Kit['afterwards'];
  readonly atTheEnd: Kit['atTheEnd'];
}

export function makeKit(parts: KitParts): Kit {
  const { client, contract, token, givens, clock, longestWaitMs, webhooks, afterwards } = parts;
  const { paymentClient } = parts;
  const given = (name: string) => {
    const value = givens[name];
    if (value === undefined) throw new LeftOut(`it needs --with ${name}=…`);
    return value;
  };
  return {
    ...questions(client),
    token,
    given,
    has: (name) => givens[name] !== undefined,
    afterwards,
    atTheEnd: parts.atTheEnd,
    found: finder(),
    leaveOut: (reason) => {
      throw new LeftOut(reason);
    },
    block: (reason) => {
      throw new Blocked(reason);
    },
    now: () => clock.now(),
    wait: async (ms) => {
      if (ms > longestWaitMs)
        throw new LeftOut(`it takes ${Math.ceil(ms / 60_000)} minutes; run it with --wait`);
      await clock.wait(ms);
    },
    ...(paymentClient && { payment: questions(paymentClient) }),
    ...(webhooks && { webhooks }),
    lacks: (schema, message) => contract.lacks(schema, message),
    say: (text) => parts.say(text),
    unique: () => randomBytes(8).toString('hex'),
  };
}

function finder(): Kit['found'] {
  const finds = new Map<string, Promise<unknown>>();
  return <Thing>(name: string, find: () => Promise<Thing>) => {
    const known = finds.get(name) ?? find();
    finds.set(name, known);
    // The next scenario may succeed where this one failed, so a failure is not cached.
    known.catch(() => finds.delete(name));
    return known as Promise<Thing>; // as: cached under its name by the same finder
  };
}

const questions = (client: Client): Pick<Kit, 'ask' | 'need' | 'refused' | 'hangUp'> => ({
  ask: (operation, call) => client.ask(operation, call),
  hangUp: (operation, call) => client.hangUp(operation, call),
  need: async <Body>(operation: string, call?: Parameters<Kit['need']>[1]): Promise<Body> => {
    const { status, body } = await client.ask<Body & Partial<Refusal>>(operation, call);
    if (status < 300) return body;
    throw new Blocked(`${operation} was answered ${status} ${body?.code ?? ''}`.trim());
  },
  refused: async (operation, call, code, status) => {
    const reply = await client.ask<Refusal>(operation, call);
    const found = `${reply.status} ${reply.body?.code ?? 'without a code'}`;
    const isRight = reply.status >= 400 && reply.body?.code === code;
    if (isRight && (status === undefined || status === reply.status)) return reply;
    const words = `${operation}: expected ${status ?? '4xx'} ${code}, found ${found}`;
    throw reply.status < 300 ? new WrongStatus(words) : new Failed(words);
  },
});
