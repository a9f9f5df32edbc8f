import type { Backend } from './backend.js';

/** Two clients of one API, so that who reads never waits behind who writes. */
export interface Clients {
  readonly reads: Backend;
  readonly writes: Backend;
}
