import about from '../about/about.es.json' with { type: 'json' };
import compare from '../compare/compare.es.json' with { type: 'json' };
import directions from '../directions/directions.es.json' with { type: 'json' };
import faq from '../faq/faq.es.json' with { type: 'json' };
import gallery from '../gallery/gallery.es.json' with { type: 'json' };
import hotels from '../hotels/hotels.es.json' with { type: 'json' };
import legal from '../legal/legal.es.json' with { type: 'json' };
import packages from '../packages/packages.es.json' with { type: 'json' };
import photoPass from '../photo-pass/photo-pass.es.json' with { type: 'json' };
import priceGuide from '../price-guide/price-guide.es.json' with { type: 'json' };
import promotions from '../promotions/promotions.es.json' with { type: 'json' };
import search from '../search/search.es.json' with { type: 'json' };
import siteMap from '../site-map/site-map.es.json' with { type: 'json' };
import subscriptionError from '../subscription-error/subscription-error.es.json' with { type: 'json' };
import thingsToDo from '../things-to-do/things-to-do.es.json' with { type: 'json' };

export const texts = {
  about,
  compare,
  directions,
  faq,
  gallery,
  hotels,
  legal,
  packages,
  photoPass,
  priceGuide,
  promotions,
  search,
  siteMap,
  subscriptionError,
  thingsToDo,
};
