import { texts as browse } from './browse.pt.js';
import { texts as common } from './common.pt.js';
import { texts as identity } from './identity.pt.js';
import { texts as late } from './late.pt.js';
import { texts as pages } from './pages.pt.js';
import { texts as purchase } from './purchase.pt.js';
import { texts as sale } from './sale.pt.js';

/** Every text of the shop in one language; a page loads only the groups it needs. */
export const pt = { ...common, ...browse, ...sale, ...purchase, ...identity, ...pages, ...late };
