import cart from '../../screens/sell/cart/cart.pt.json' with { type: 'json' };
import checkout from '../../screens/sell/checkout/checkout.pt.json' with { type: 'json' };
import order from '../../screens/sell/order/order.pt.json' with { type: 'json' };

export const texts = { cart, checkout, order };
