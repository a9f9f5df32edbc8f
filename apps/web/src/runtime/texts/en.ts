import { texts as browse } from './browse.en.js';
import { texts as common } from './common.en.js';
import { texts as identity } from './identity.en.js';
import { texts as late } from './late.en.js';
import { texts as pages } from './pages.en.js';
import { texts as purchase } from './purchase.en.js';
import { texts as sale } from './sale.en.js';

/** Every text of the shop in one language; a page loads only the groups it needs. */
export const en = { ...common, ...browse, ...sale, ...purchase, ...identity, ...pages, ...late };
