import buy from '../buy/buy.es.json' with { type: 'json' };
import cart from '../cart/cart.es.json' with { type: 'json' };
import checkout from '../checkout/checkout.es.json' with { type: 'json' };
import errors from '../errors/errors.es.json' with { type: 'json' };
import frame from '../frame/frame.es.json' with { type: 'json' };
import home from '../home/home.es.json' with { type: 'json' };
import list from '../list/list.es.json' with { type: 'json' };
import order from '../order/order.es.json' with { type: 'json' };
import posters from '../posters/posters.es.json' with { type: 'json' };
import problems from '../problems/problems.es.json' with { type: 'json' };
import summary from '../summary/summary.es.json' with { type: 'json' };
import ui from '../ui/ui.es.json' with { type: 'json' };

/** Every text of the shop in one language: one file that the page loads before it comes alive. */
export const es = {
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
