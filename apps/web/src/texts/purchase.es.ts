import cart from '../cart/cart.es.json' with { type: 'json' };
import checkout from '../checkout/checkout.es.json' with { type: 'json' };
import order from '../order/order.es.json' with { type: 'json' };

export const texts = { cart, checkout, order };
