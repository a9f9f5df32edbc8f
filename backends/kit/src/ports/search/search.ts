import { doors } from '../../kit/general.js';
import type { Port } from '../../kit/scenario.js';
import { finding, type Token, wordsGiven } from './asks.js';
import { more, pages } from './scenarios.js';

const limits: Readonly<Record<string, number>> = { token: 1500, autocomplete: 800 };

export const searchPort: Port = {
  name: 'search',
  givens: [wordsGiven],
  probe: { operation: 'token' },
  limitOf: ({ id }) => limits[id] ?? 2000,
  headersOf: async ({ operation, call, kit }): Promise<Readonly<Record<string, string>>> => {
    if (operation.id === 'token' || call.token !== undefined) return {};
    const { data } = await kit.found('access token', () => kit.need<Token>('token'));
    return { Authorization: `Bearer ${data.access_token}` };
  },
  scenarios: [...doors(finding, { body: { engineName: '', query: 'hotel' } }), ...pages, ...more],
};
