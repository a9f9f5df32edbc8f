import about from '../../screens/browse/about/about.en.json' with { type: 'json' };
import compare from '../../screens/browse/compare/compare.en.json' with { type: 'json' };
import directions from '../../screens/help/directions/directions.en.json' with { type: 'json' };
import faq from '../../screens/help/faq/faq.en.json' with { type: 'json' };
import gallery from '../../screens/browse/gallery/gallery.en.json' with { type: 'json' };
import hotels from '../../screens/stay/hotels/hotels.en.json' with { type: 'json' };
import legal from '../../screens/help/legal/legal.en.json' with { type: 'json' };
import packages from '../../screens/sell/packages/packages.en.json' with { type: 'json' };
import photoPass from '../../screens/browse/photo-pass/photo-pass.en.json' with { type: 'json' };
import priceGuide from '../../screens/browse/price-guide/price-guide.en.json' with { type: 'json' };
import promotions from '../../screens/browse/promotions/promotions.en.json' with { type: 'json' };
import search from '../../screens/find/search/search.en.json' with { type: 'json' };
import siteMap from '../../screens/help/site-map/site-map.en.json' with { type: 'json' };
import subscriptionError from '../../screens/help/subscription-error/subscription-error.en.json' with { type: 'json' };
import thingsToDo from '../../screens/browse/things-to-do/things-to-do.en.json' with { type: 'json' };

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
