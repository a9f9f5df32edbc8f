import type { GateFactsReply } from '@shop/ports/screens';

/** An admission as the gate sends it to the backend. */
export interface Admission {
  readonly code: string;
  readonly unit: string;
  readonly at: string;
  /** Idempotency key, the same on every retry. */
  readonly attempt: string;
}

/** All that this device stores, across browser restarts. */
export interface GateMemory {
  readonly facts: GateFactsReply | undefined;
  /** By this device's clock. */
  readonly fetchedAt: number;
  /** Admission time by unit, for admissions on this device. */
  readonly admitted: Readonly<Record<string, string>>;
  readonly queue: readonly Admission[];
  /** Units that another gate had admitted before. */
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

/** Fallback when storage is full: lost when the page closes. */
let unkept: GateMemory | undefined;

/** Read on every use: another tab of this gate may have written. */
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
