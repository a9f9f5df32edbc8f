import { cataloguePromises } from './catalogue.mjs';
import { hotelsPromises } from './hotels.mjs';
import { newsletterPromises } from './newsletter.mjs';
import { paymentPromises } from './payment.mjs';
import { searchPromises } from './search.mjs';

/**
 * What a port promises, as functions that know nothing of its adapter: each throws where it is not
 * so. They need no runner of tests: `npm run promises` runs them for a module of anybody’s.
 */
export const promisesOf = {
  CatalogueGateway: cataloguePromises,
  HotelsGateway: hotelsPromises,
  NewsletterGateway: newsletterPromises,
  PaymentGateway: paymentPromises,
  SearchGateway: searchPromises,
};
