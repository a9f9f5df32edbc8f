import buy from '../buy/buy.pt.json' with { type: 'json' };
import cart from '../cart/cart.pt.json' with { type: 'json' };
import checkout from '../checkout/checkout.pt.json' with { type: 'json' };
import errors from '../errors/errors.pt.json' with { type: 'json' };
import frame from '../frame/frame.pt.json' with { type: 'json' };
import home from '../home/home.pt.json' with { type: 'json' };
import list from '../list/list.pt.json' with { type: 'json' };
import order from '../order/order.pt.json' with { type: 'json' };
import posters from '../posters/posters.pt.json' with { type: 'json' };
import problems from '../problems/problems.pt.json' with { type: 'json' };
import summary from '../summary/summary.pt.json' with { type: 'json' };
import ui from '../ui/ui.pt.json' with { type: 'json' };

/** Every text of the shop in one language: one file that the page loads before it comes alive. */
export const pt = {
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
