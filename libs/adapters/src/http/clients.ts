import type { Backend } from './backend.js';

/** Two clients of one API, so that reads never queue behind writes. */
export interface Clients {
  readonly reads: Backend;
  readonly writes: Backend;
}
