import cart from '../../screens/sell/cart/cart.es.json' with { type: 'json' };
import checkout from '../../screens/sell/checkout/checkout.es.json' with { type: 'json' };
import order from '../../screens/sell/order/order.es.json' with { type: 'json' };

export const texts = { cart, checkout, order };
