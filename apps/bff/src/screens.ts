import { ShowAbout } from './features/browse/about/show-about.js';
import { ShowCompare } from './features/browse/compare/show-compare.js';
import { ShowGallery } from './features/browse/gallery/show-gallery.js';
import { ShowHome } from './features/browse/home/show-home.js';
import { ShowList } from './features/browse/list/show-list.js';
import { ShowPhotoPass } from './features/browse/photo-pass/show-photo-pass.js';
import { ShowPriceGuide } from './features/browse/price-guide/show-price-guide.js';
import { ShowPromotions } from './features/browse/promotions/show-promotions.js';
import { ShowThingsToDo } from './features/browse/things-to-do/show-things-to-do.js';
import { ShowSearch } from './features/find/search/show-search.js';
import { ShowDirections } from './features/help/directions/show-directions.js';
import { ShowFaq } from './features/help/faq/show-faq.js';
import { ShowLegal } from './features/help/legal/show-legal.js';
import { ShowSiteMap } from './features/help/site-map/show-site-map.js';
import { ShowSubscriptionError } from './features/help/subscription-error/show-subscription-error.js';
import { ShowAccount } from './features/people/account/show-account.js';
import { ShowMailToken } from './features/people/mail-token/show-mail-token.js';
import { ShowFindOrder } from './features/people/find-order/show-find-order.js';
import { ShowForgot } from './features/people/sign-in/show-forgot.js';
import { ShowSignIn } from './features/people/sign-in/show-sign-in.js';
import { ShowBuilder } from './features/choose/builder/show-builder.js';
import { ShowBuy } from './features/choose/buy/show-buy.js';
import { ShowCart } from './features/cart/cart/show-cart.js';
import { ShowCheckout } from './features/pay/checkout/show-checkout.js';
import { ShowOrder } from './features/order/order/show-order.js';
import { ShowPayment } from './features/order/payment/show-payment.js';
import { ShowPackages } from './features/choose/packages/show-packages.js';
import { ShowQuote } from './features/cart/quote/show-quote.js';
import { ShowFindRoom } from './features/stay/find-room/show-find-room.js';
import { ShowHotels } from './features/stay/hotels/show-hotels.js';
import { ShowRoom } from './features/stay/hotels/show-room.js';
import { ShowInternalError } from './page/show-errors.js';
import type { ScreenHandlers } from './screen/screens.js';

/** All screens; menus list their pages in this order. */
export const screens: ScreenHandlers = [
  ShowInternalError,
  ShowHome,
  ShowList,
  ShowBuy,
  ShowBuilder,
  ShowPackages,
  ShowPromotions,
  ShowPriceGuide,
  ShowCompare,
  ShowPhotoPass,
  ShowCart,
  ShowQuote,
  ShowCheckout,
  ShowPayment,
  ShowOrder,
  ShowAbout,
  ShowHotels,
  ShowRoom,
  ShowFindRoom,
  ShowThingsToDo,
  ShowGallery,
  ShowFaq,
  ShowFindOrder,
  ShowDirections,
  ShowSiteMap,
  ShowLegal,
  ShowSubscriptionError,
  ShowSearch,
  ShowSignIn,
  ShowForgot,
  ShowMailToken,
  ShowAccount,
];
