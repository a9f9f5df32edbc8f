import { z } from 'zod';

/** What a backend can be made to do, in the order in which it is offered. */
export const modes = [
  'slow',
  'down',
  'serverError',
  'unauthorized',
  'malformed',
  'truncated',
  'stale',
  'soldOut',
  'priceChanged',
  'refused',
] as const;

export type Mode = (typeof modes)[number];

/** The backends that have a switch, each with the clients that ask it. */
export const switchedPorts = {
  cart: ['cart', 'orders', 'order lookups', 'visits'],
  payment: ['payment', 'payment lookups'],
  hotels: ['hotels', 'stay search', 'stay lookups', 'stays'],
  newsletter: ['newsletter'],
  users: ['users', 'user lookups'],
  identity: ['identity'],
  search: ['search token', 'suggestions', 'search'],
  mail: ['mailbox'],
} as const;

export type SwitchedPort = keyof typeof switchedPorts;

export const portNames = Object.keys(switchedPorts) as readonly SwitchedPort[]; // as: the keys of a const table

/** The port whose backend a client asks. */
export const portOfClient = (client: string): SwitchedPort | undefined =>
  portNames.find((port) => switchedPorts[port].some((one) => one === client));

/** What only some ports can do: sell places, say what something costs, refuse in words of theirs. */
const ofSome: Partial<Readonly<Record<Mode, readonly SwitchedPort[]>>> = {
  soldOut: ['cart', 'hotels'],
  priceChanged: ['cart', 'hotels'],
  refused: ['cart', 'hotels', 'payment'],
};

export const modesOf = (port: SwitchedPort): readonly Mode[] =>
  modes.filter((mode) => ofSome[mode]?.includes(port) ?? true);

/** One switch that is on. */
export const switchShape = z
  .strictObject({
    port: z.enum(portNames),
    mode: z.enum(modes),
    /** What the address of a call has to contain, such as `xapi/calendar`; absent: all calls. */
    path: z.string().max(100).optional(),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    /** How late `slow` is. */
    ms: z.number().int().min(0).max(60_000).default(5_000),
    /** How many calls it meets; absent: all until it is turned off. */
    times: z.number().int().positive().optional(),
    /** What `refused` refuses for, in the product's word; `absent`: there is no such call. */
    refusal: z.string().max(60).optional(),
    /** Turned on by a scene, and off when the next one begins. */
    scene: z.boolean().default(false),
  })
  .refine(({ mode, refusal }) => mode !== 'refused' || refusal !== undefined, 'a refusal')
  .refine(({ port, mode }) => modesOf(port).includes(mode), 'a mode that this port has');

export type SwitchOrder = z.input<typeof switchShape>;
export type SwitchOn = z.output<typeof switchShape>;
