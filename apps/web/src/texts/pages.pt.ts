import about from '../about/about.pt.json' with { type: 'json' };
import compare from '../compare/compare.pt.json' with { type: 'json' };
import directions from '../directions/directions.pt.json' with { type: 'json' };
import faq from '../faq/faq.pt.json' with { type: 'json' };
import gallery from '../gallery/gallery.pt.json' with { type: 'json' };
import hotels from '../hotels/hotels.pt.json' with { type: 'json' };
import legal from '../legal/legal.pt.json' with { type: 'json' };
import packages from '../packages/packages.pt.json' with { type: 'json' };
import photoPass from '../photo-pass/photo-pass.pt.json' with { type: 'json' };
import priceGuide from '../price-guide/price-guide.pt.json' with { type: 'json' };
import promotions from '../promotions/promotions.pt.json' with { type: 'json' };
import search from '../search/search.pt.json' with { type: 'json' };
import siteMap from '../site-map/site-map.pt.json' with { type: 'json' };
import subscriptionError from '../subscription-error/subscription-error.pt.json' with { type: 'json' };
import thingsToDo from '../things-to-do/things-to-do.pt.json' with { type: 'json' };

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
