import cart from '../../screens/sell/cart/cart.en.json' with { type: 'json' };
import checkout from '../../screens/sell/checkout/checkout.en.json' with { type: 'json' };
import order from '../../screens/sell/order/order.en.json' with { type: 'json' };

export const texts = { cart, checkout, order };
