import type { Port } from '../../kit/scenario.js';
import { changing } from './changing.js';
import { reserving } from './reserving.js';
import { selling } from './selling.js';
import { days } from './days.js';
import { reading } from './reading.js';

/** A supplier that speaks OCTO, whoever it is: what it says is held against what it said before. */
export const octo: Port = {
  name: 'octo',
  givens: [],
  probe: { operation: 'supplier' },
  limitOf: ({ method }) => (method === 'GET' ? 3_000 : 15_000),
  headersOf: async () => ({ 'Octo-Capabilities': 'octo/pricing' }),
  scenarios: [...reading, ...days, ...reserving, ...changing, ...selling],
};
