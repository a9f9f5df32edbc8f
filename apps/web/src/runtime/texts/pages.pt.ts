import about from '../../screens/browse/about/about.pt.json' with { type: 'json' };
import compare from '../../screens/browse/compare/compare.pt.json' with { type: 'json' };
import directions from '../../screens/help/directions/directions.pt.json' with { type: 'json' };
import faq from '../../screens/help/faq/faq.pt.json' with { type: 'json' };
import gallery from '../../screens/browse/gallery/gallery.pt.json' with { type: 'json' };
import hotels from '../../screens/stay/hotels/hotels.pt.json' with { type: 'json' };
import legal from '../../screens/help/legal/legal.pt.json' with { type: 'json' };
import packages from '../../screens/sell/packages/packages.pt.json' with { type: 'json' };
import photoPass from '../../screens/browse/photo-pass/photo-pass.pt.json' with { type: 'json' };
import priceGuide from '../../screens/browse/price-guide/price-guide.pt.json' with { type: 'json' };
import promotions from '../../screens/browse/promotions/promotions.pt.json' with { type: 'json' };
import search from '../../screens/find/search/search.pt.json' with { type: 'json' };
import siteMap from '../../screens/help/site-map/site-map.pt.json' with { type: 'json' };
import subscriptionError from '../../screens/help/subscription-error/subscription-error.pt.json' with { type: 'json' };
import thingsToDo from '../../screens/browse/things-to-do/things-to-do.pt.json' with { type: 'json' };

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
