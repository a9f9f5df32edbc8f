import type { ContentSource } from '@shop/ports/backends';
import type { Config } from '../../../config/config.js';
import { octoPath } from './octo-bodies.js';
import type { OctoAsker } from './octo-door.js';

export const presentSupplier = (
  { brand, email, phones, descriptor }: ReturnType<ContentSource['site']>,
  { PUBLIC_ORIGIN, SITE_CODE }: Pick<Config, 'PUBLIC_ORIGIN' | 'SITE_CODE'>,
  { capabilities }: OctoAsker,
) => ({
  id: SITE_CODE,
  name: brand,
  endpoint: `${PUBLIC_ORIGIN}${octoPath}`,
  contact: {
    website: PUBLIC_ORIGIN,
    email,
    telephone: phones[0]?.number ?? null,
    address: null,
  },
  ...(capabilities.includes('octo/content') && { shortDescription: descriptor, media: [] }),
});
