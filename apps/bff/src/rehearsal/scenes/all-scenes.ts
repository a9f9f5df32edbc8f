import { type ErrorCode, errorCatalogue } from '@shop/domain';
import type { Scene } from '../scene.js';
import { formMessages } from './form-messages.js';
import { pageMessages } from './page-messages.js';
import { purchaseMessages } from './purchase-messages.js';
import { screenScenes } from './screens.js';
import { stateScenes } from './states.js';

export const allScenes: readonly Scene[] = [
  ...screenScenes,
  ...stateScenes,
  ...pageMessages,
  ...formMessages,
  ...purchaseMessages,
];

const shown = new Set(allScenes.flatMap(({ says }) => says ?? []));

const codes = Object.keys(errorCatalogue) as ErrorCode[]; // as: the keys of a const table

/** Messages that no link shows. */
export const withoutScene: readonly ErrorCode[] = codes.filter((code) => !shown.has(code));
