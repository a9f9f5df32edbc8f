import { texts as browse } from './browse.es.js';
import { texts as common } from './common.es.js';
import { texts as identity } from './identity.es.js';
import { texts as late } from './late.es.js';
import { texts as pages } from './pages.es.js';
import { texts as purchase } from './purchase.es.js';
import { texts as sale } from './sale.es.js';

/** Every text of the shop in one language; a page loads only the groups it needs. */
export const es = { ...common, ...browse, ...sale, ...purchase, ...identity, ...pages, ...late };
