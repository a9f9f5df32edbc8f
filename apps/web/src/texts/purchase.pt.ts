import cart from '../cart/cart.pt.json' with { type: 'json' };
import checkout from '../checkout/checkout.pt.json' with { type: 'json' };
import order from '../order/order.pt.json' with { type: 'json' };

export const texts = { cart, checkout, order };
