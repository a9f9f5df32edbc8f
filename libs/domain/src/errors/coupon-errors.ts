import { row } from './row.js';

/** Why a code takes nothing off, shown at the field `promoCode` (docs/rules/coupons.md#refused). */
export const couponErrors = {
  promoUnknown: row(
    'No conocemos este código. Revisa cómo está escrito.',
    'We don’t know this code. Check how it is written.',
    'Não conhecemos este código. Confira como está escrito.',
  ),
  promoUsed: row(
    'Este código ya se usó.',
    'This code has been used already.',
    'Este código já foi usado.',
  ),
  promoExpired: row('Este código ya venció.', 'This code has expired.', 'Este código venceu.'),
  promoNotYet: row(
    'Este código aún no está vigente.',
    'This code is not valid yet.',
    'Este código ainda não começou a valer.',
  ),
  promoCurrency: row(
    'Este código vale solo en otra moneda.',
    'This code only works in another currency.',
    'Este código só vale em outra moeda.',
  ),
  promoProduct: row(
    'Este código no vale para lo que elegiste.',
    'This code doesn’t apply to what you chose.',
    'Este código não vale para o que você escolheu.',
  ),
  promoMinimum: row(
    'Tu compra no llega al mínimo de este código.',
    'Your purchase doesn’t reach this code’s minimum.',
    'Sua compra não chega ao mínimo deste código.',
  ),
  promoWithAnother: row(
    'Cada compra lleva un solo código. Quita el que ya tienes para usar este.',
    'A purchase takes one code. Remove the one you have to use this one.',
    'Cada compra aceita um só código. Remova o que você já tem para usar este.',
  ),
  codeLeftOut: row(
    'Tu paquete está en el carrito, sin el código.',
    'Your package is in the cart, without the code.',
    'Seu pacote está no carrinho, sem o código.',
  ),
  noPromos: row(
    'Por ahora no podemos aplicar códigos. Puedes comprar sin código.',
    'We can’t apply codes for now. You can buy without one.',
    'Por enquanto não podemos aplicar códigos. Você pode comprar sem ele.',
  ),
} as const;
