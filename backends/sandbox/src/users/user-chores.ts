import type { Chore } from '../engine/chores.js';
import { minutes } from '../engine/clock.js';
import { forgetOldTokens } from './account-tokens.js';
import type { Users } from './users.js';

export const userChores = ({ db, clock }: Users): readonly Chore[] => [
  { everyMs: minutes(10), run: () => forgetOldTokens(db, clock()) },
];
