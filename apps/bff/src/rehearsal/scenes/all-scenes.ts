import type { Scene } from '../scene.js';
import { accountMessages } from './account-messages.js';
import { formMessages } from './form-messages.js';
import { pageMessages } from './page-messages.js';
import { purchaseMessages } from './purchase-messages.js';
import { refusedMessages } from './refused-messages.js';
import { screenScenes } from './screens.js';
import { stateScenes } from './states.js';
import { stayMessages } from './stay-messages.js';

export const allScenes: readonly Scene[] = [
  ...screenScenes,
  ...stateScenes,
  ...pageMessages,
  ...formMessages,
  ...purchaseMessages,
  ...refusedMessages,
  ...accountMessages,
  ...stayMessages,
];

export { withoutLink } from './without-link.js';
