import type { GateFactsReply } from '@shop/ports/screens';

/** Somebody who was let in, as it is told to the backend. */
export interface Admission {
  readonly code: string;
  readonly unit: string;
  /** ISO 8601. */
  readonly at: string;
  /** The same for every try to tell it. */
  readonly attempt: string;
}

/** All that this device knows, kept through an end of the browser. */
export interface GateMemory {
  readonly facts: GateFactsReply | undefined;
  /** When they were fetched, by this device's clock. */
  readonly fetchedAt: number;
  /** What was let in here, by unit: the moment. */
  readonly admitted: Readonly<Record<string, string>>;
  /** What is still to be told. */
  readonly queue: readonly Admission[];
  /** Units that another gate had let in before. */
  readonly conflicts: readonly string[];
}

const name = 'gate';
const empty: GateMemory = {
  facts: undefined,
  fetchedAt: 0,
  admitted: {},
  queue: [],
  conflicts: [],
};

/** Read each time: another tab of this gate may have written. */
export function readMemory(): GateMemory {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<GateMemory>; // as: written below
    return { ...empty, ...kept };
  } catch {
    return empty;
  }
}

export function changeMemory(change: (memory: GateMemory) => GateMemory): GateMemory {
  const changed = change(readMemory());
  localStorage.setItem(name, JSON.stringify(changed));
  return changed;
}

export const forgetAll = (): void => localStorage.removeItem(name);
