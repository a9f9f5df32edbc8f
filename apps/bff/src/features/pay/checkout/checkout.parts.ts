import { GatherCheckout } from './gather-checkout.js';
import { CheckoutPresenter } from './present-checkout.js';

export const checkoutUseCases = [GatherCheckout, CheckoutPresenter] as const;
