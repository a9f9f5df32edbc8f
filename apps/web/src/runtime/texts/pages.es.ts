import about from '../../screens/browse/about/about.es.json' with { type: 'json' };
import compare from '../../screens/browse/compare/compare.es.json' with { type: 'json' };
import directions from '../../screens/help/directions/directions.es.json' with { type: 'json' };
import faq from '../../screens/help/faq/faq.es.json' with { type: 'json' };
import gallery from '../../screens/browse/gallery/gallery.es.json' with { type: 'json' };
import hotels from '../../screens/stay/hotels/hotels.es.json' with { type: 'json' };
import legal from '../../screens/help/legal/legal.es.json' with { type: 'json' };
import packages from '../../screens/sell/packages/packages.es.json' with { type: 'json' };
import photoPass from '../../screens/browse/photo-pass/photo-pass.es.json' with { type: 'json' };
import priceGuide from '../../screens/browse/price-guide/price-guide.es.json' with { type: 'json' };
import promotions from '../../screens/browse/promotions/promotions.es.json' with { type: 'json' };
import search from '../../screens/find/search/search.es.json' with { type: 'json' };
import siteMap from '../../screens/help/site-map/site-map.es.json' with { type: 'json' };
import subscriptionError from '../../screens/help/subscription-error/subscription-error.es.json' with { type: 'json' };
import thingsToDo from '../../screens/browse/things-to-do/things-to-do.es.json' with { type: 'json' };

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
