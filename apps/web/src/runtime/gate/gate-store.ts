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

/** What a full storage did not take: this page still knows it, until it is closed. */
let unkept: GateMemory | undefined;

/** Read each time: another tab of this gate may have written. */
export function readMemory(): GateMemory {
  if (unkept) return unkept;
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<GateMemory>; // as: written below
    return { ...empty, ...kept };
  } catch {
    return empty;
  }
}

export function changeMemory(change: (memory: GateMemory) => GateMemory): GateMemory {
  const changed = change(readMemory());
  try {
    localStorage.setItem(name, JSON.stringify(changed));
    unkept = undefined;
  } catch {
    unkept = changed;
  }
  return changed;
}

export function forgetAll(): void {
  unkept = undefined;
  localStorage.removeItem(name);
}
