import about from '../about/about.en.json' with { type: 'json' };
import compare from '../compare/compare.en.json' with { type: 'json' };
import directions from '../directions/directions.en.json' with { type: 'json' };
import faq from '../faq/faq.en.json' with { type: 'json' };
import gallery from '../gallery/gallery.en.json' with { type: 'json' };
import hotels from '../hotels/hotels.en.json' with { type: 'json' };
import legal from '../legal/legal.en.json' with { type: 'json' };
import packages from '../packages/packages.en.json' with { type: 'json' };
import photoPass from '../photo-pass/photo-pass.en.json' with { type: 'json' };
import priceGuide from '../price-guide/price-guide.en.json' with { type: 'json' };
import promotions from '../promotions/promotions.en.json' with { type: 'json' };
import search from '../search/search.en.json' with { type: 'json' };
import siteMap from '../site-map/site-map.en.json' with { type: 'json' };
import subscriptionError from '../subscription-error/subscription-error.en.json' with { type: 'json' };
import thingsToDo from '../things-to-do/things-to-do.en.json' with { type: 'json' };

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
