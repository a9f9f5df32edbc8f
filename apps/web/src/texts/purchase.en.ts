import cart from '../cart/cart.en.json' with { type: 'json' };
import checkout from '../checkout/checkout.en.json' with { type: 'json' };
import order from '../order/order.en.json' with { type: 'json' };

export const texts = { cart, checkout, order };
