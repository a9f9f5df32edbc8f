import { row } from './row.js';

/** What a purchase can be refused for, beside what is asked of any form. */
export const purchaseErrors = {
  orderUnavailable: row(
    'Tu orden está guardada, pero ahora no pudimos consultarla. Inténtalo de nuevo en unos minutos.',
    "Your order is saved, but we couldn't look it up right now. Try again in a few minutes.",
    'Seu pedido está salvo, mas agora não conseguimos consultá-lo. Tente de novo em alguns minutos.',
  ),
  unknownPickup: row(
    'El transporte no para en ese punto. Elige otro.',
    "Transport doesn't stop at that point. Choose another.",
    'O transporte não para nesse ponto. Escolha outro.',
  ),
  declined: row(
    'No se hizo ningún cargo. Prueba con otra tarjeta u otro método.',
    'Nothing was charged. Try another card or another method.',
    'Nada foi cobrado. Tente outro cartão ou outro método.',
  ),
  paymentExpired: row(
    'No se hizo ningún cargo. Puedes intentarlo de nuevo.',
    'Nothing was charged. You can try again.',
    'Nada foi cobrado. Você pode tentar de novo.',
  ),
  methodGone: row(
    'Esta forma de pago ya no está disponible. Tu carrito sigue aquí: elige otra.',
    'This way to pay is no longer available. Your cart is still here: choose another.',
    'Esta forma de pagamento não está mais disponível. Seu carrinho continua aqui: escolha outra.',
  ),
  detailsChanged: row(
    'Cambiaste algo después de enviarlo. Revísalo y vuelve a pagar.',
    'You changed something after sending it. Check it and pay again.',
    'Você alterou algo depois de enviar. Confira e pague de novo.',
  ),
  cartFull: row(
    'Tu carrito ya tiene 10 productos, el máximo. Paga estos primero o quita alguno.',
    'Your cart holds 10 products, as many as it can. Pay for these first or remove one.',
    'Seu carrinho já tem 10 produtos, o máximo. Pague estes primeiro ou remova um.',
  ),
  placesHeld: row(
    'Desde tu conexión ya se apartaron muchos lugares de ese día. Se liberan si no se compran.',
    'Many places for that day are already held from your connection. They are freed if nobody buys them.',
    'Da sua conexão já foram reservados muitos lugares desse dia. Eles são liberados se não forem comprados.',
  ),
  tooFast: row(
    'Son muchos intentos seguidos desde tu conexión.',
    'That is a lot of tries in a row from your connection.',
    'São muitas tentativas seguidas da sua conexão.',
  ),
} as const;
