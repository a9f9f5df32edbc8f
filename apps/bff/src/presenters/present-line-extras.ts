import type { CartLine, Language } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { LineExtrasView } from '@shop/ports/screens';
import { presentLinePickup } from './present-pickup.js';

export const presentLineExtras = (
  line: Pick<CartLine, 'extras' | 'fetched' | 'nameOnTicket'>,
  content: ContentSource,
  language: Language,
): LineExtrasView => ({
  extras: line.extras.map((extra) => content.extra(extra, language).name),
  pickup: presentLinePickup(line, language),
  nameOnTicket: line.nameOnTicket,
});
