import buy from '../buy/buy.en.json' with { type: 'json' };
import cart from '../cart/cart.en.json' with { type: 'json' };
import checkout from '../checkout/checkout.en.json' with { type: 'json' };
import errors from '../errors/errors.en.json' with { type: 'json' };
import frame from '../frame/frame.en.json' with { type: 'json' };
import home from '../home/home.en.json' with { type: 'json' };
import list from '../list/list.en.json' with { type: 'json' };
import order from '../order/order.en.json' with { type: 'json' };
import posters from '../posters/posters.en.json' with { type: 'json' };
import problems from '../problems/problems.en.json' with { type: 'json' };
import summary from '../summary/summary.en.json' with { type: 'json' };
import ui from '../ui/ui.en.json' with { type: 'json' };

/** Every text of the shop in one language: one file that the page loads before it comes alive. */
export const en = {
  buy,
  cart,
  checkout,
  errors,
  frame,
  home,
  list,
  order,
  posters,
  problems,
  summary,
  ui,
};
