import type { Provider } from '@nestjs/common';
import { type Backend, HttpCallCentre, HttpNewsletterGateway } from '@shop/adapters/http';
import { CallCentre, NewsletterGateway } from '@shop/ports/backends';
import { Config } from '../config/config.js';
import { NewsletterBackend } from './backend-clients.js';
import { open } from './own-adapters.js';

export const newsletterAccount = (config: Config) => ({
  clientId: config.NEWSLETTER_CLIENT_ID,
  externalKey: config.NEWSLETTER_EXTERNAL_KEY,
  origin: config.NEWSLETTER_ORIGIN,
  mid: config.NEWSLETTER_MID,
});

export const newsletterGateways: readonly Provider[] = [
  open('NewsletterGateway', {
    provide: NewsletterGateway,
    inject: [NewsletterBackend, Config],
    useFactory: (backend: Backend, config: Config) =>
      new HttpNewsletterGateway(backend, newsletterAccount(config)),
  }),
  open('CallCentre', {
    provide: CallCentre,
    inject: [NewsletterBackend, Config],
    useFactory: (backend: Backend, config: Config) =>
      new HttpCallCentre(backend, newsletterAccount(config)),
  }),
];
