import { z } from 'zod';

/** What a backend can be made to do, in display order. */
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

const switchedPorts = {
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

export const portOfClient = (client: string): SwitchedPort | undefined =>
  portNames.find((port) => switchedPorts[port].some((one) => one === client));

/** Modes that only some ports support. */
const ofSome: Partial<Readonly<Record<Mode, readonly SwitchedPort[]>>> = {
  soldOut: ['cart', 'hotels'],
  priceChanged: ['cart', 'hotels'],
  refused: ['cart', 'hotels', 'payment'],
};

export const modesOf = (port: SwitchedPort): readonly Mode[] =>
  modes.filter((mode) => ofSome[mode]?.includes(port) ?? true);

export const switchShape = z
  .strictObject({
    port: z.enum(portNames),
    mode: z.enum(modes),
    /** Text in the call's address, such as `xapi/calendar`; absent means every call. */
    path: z.string().max(100).optional(),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    ms: z.number().int().min(0).max(60_000).default(5_000),
    /** How many calls it affects; absent means until it is turned off. */
    times: z.number().int().positive().optional(),
    /** The product's refusal that `refused` returns; `absent` means that there is no such call. */
    refusal: z.string().max(60).optional(),
    /** Turned on by a scene; turned off when the next one starts. */
    scene: z.boolean().default(false),
  })
  .refine(({ mode, refusal }) => mode !== 'refused' || refusal !== undefined, 'a refusal')
  .refine(({ port, mode }) => modesOf(port).includes(mode), 'a mode that this port has');

export type SwitchOrder = z.input<typeof switchShape>;
export type SwitchOn = z.output<typeof switchShape>;
