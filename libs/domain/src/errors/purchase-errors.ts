import { row } from './row.js';

export const purchaseErrors = {
  orderUnavailable: row(
    'Tu orden está guardada, pero ahora no pudimos consultarla. Inténtalo de nuevo en unos minutos.',
    'Your order is saved, but we couldn’t look it up right now. Try again in a few minutes.',
    'Seu pedido está salvo, mas agora não conseguimos consultá-lo. Tente de novo em alguns minutos.',
  ),
  unknownPickup: row(
    'El transporte no para en ese punto. Elige otro.',
    'Transport doesn’t stop at that point. Choose another.',
    'O transporte não para nesse ponto. Escolha outro.',
  ),
  nameOnTicketFormat: row(
    'Escribe el nombre con letras, sin enlaces y con hasta 60 caracteres. Puede llevar espacios, guiones, apóstrofos y puntos.',
    'Write the name in letters, without links and with up to 60 characters. Spaces, hyphens, apostrophes and full stops are fine.',
    'Escreva o nome com letras, sem links e com até 60 caracteres. Pode ter espaços, hifens, apóstrofos e pontos.',
  ),
  alreadyOrdered: row(
    'Lo que había en este carrito ya es tu orden. No se hizo otro cargo.',
    'What was in this cart is your order already. Nothing else was charged.',
    'O que estava neste carrinho já é o seu pedido. Nada mais foi cobrado.',
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
  planMissing: row(
    'Elige tu banco y a cuántos meses quieres pagar',
    'Choose your bank and over how many months to pay',
    'Escolha seu banco e em quantas parcelas pagar',
  ),
  planGone: row(
    'Tu banco ya no ofrece esos meses para este total. Elige otros, o paga de otra forma.',
    'Your bank no longer offers those months for this total. Choose others, or pay another way.',
    'Seu banco não oferece mais essas parcelas para este total. Escolha outras ou pague de outra forma.',
  ),
  monthsNotMexican: row(
    'Esta tarjeta no es de México, y los meses sin intereses piden una tarjeta de crédito emitida en México. No se hizo ningún cargo: usa otra tarjeta, o paga el total de una vez.',
    'This card is not from Mexico, and interest-free months need a credit card issued in Mexico. Nothing was charged: use another card, or pay the total at once.',
    'Este cartão não é do México, e o parcelamento sem juros pede um cartão de crédito emitido no México. Nada foi cobrado: use outro cartão ou pague o total de uma vez.',
  ),
  monthsOtherBank: row(
    'Esta tarjeta no es del banco que elegiste. No se hizo ningún cargo: elige el banco de tu tarjeta, o paga el total de una vez.',
    'This card is not from the bank that you chose. Nothing was charged: choose your card’s bank, or pay the total at once.',
    'Este cartão não é do banco que você escolheu. Nada foi cobrado: escolha o banco do seu cartão ou pague o total de uma vez.',
  ),
  detailsChanged: row(
    'Cambiaste algo después de enviarlo. Revísalo y vuelve a pagar.',
    'You changed something after sending it. Check it and pay again.',
    'Você mudou algo depois de enviar. Confira e pague de novo.',
  ),
  cartFull: row(
    'Tu carrito ya tiene 10 productos, el máximo. Paga estos primero o quita alguno.',
    'Your cart already has 10 products, the most it can hold. Pay for these first or remove one.',
    'Seu carrinho já tem 10 produtos, o máximo. Pague estes primeiro ou remova um.',
  ),
  placesHeld: row(
    'Desde tu conexión ya se apartaron muchos lugares de ese día. Se liberan si no se compran.',
    'Many places for that day are already held from your connection. They are released if nobody buys them.',
    'Da sua conexão já foram guardados muitos lugares desse dia. Eles são liberados se não forem comprados.',
  ),
  placesMost: row(
    'Son más lugares de los que se pueden apartar a la vez desde una misma conexión.',
    'That is more places than one connection can hold at a time.',
    'São mais lugares do que uma mesma conexão pode guardar de uma vez.',
  ),
  roomsHeld: row(
    'Desde tu conexión ya se apartaron muchas habitaciones como esta para esas noches. Se liberan si no se pagan.',
    'Many rooms like this one are already held from your connection for those nights. They are released if nobody pays.',
    'Da sua conexão já foram reservados muitos quartos como este para essas noites. Eles são liberados se não forem pagos.',
  ),
  roomsMost: row(
    'Son más habitaciones de este tipo de las que se pueden apartar a la vez desde una misma conexión.',
    'That is more rooms of this kind than one connection can hold at a time.',
    'São mais quartos deste tipo do que uma mesma conexão pode reservar de uma vez.',
  ),
  transfersHeld: row(
    'Ya tienes varias órdenes que esperan una transferencia. Paga una de ellas o elige otra forma de pago.',
    'You already have several orders waiting for a bank transfer. Pay one of them or choose another way to pay.',
    'Você já tem vários pedidos à espera de uma transferência. Pague um deles ou escolha outra forma de pagamento.',
  ),
  unpaidMails: row(
    'A este correo ya se enviaron varias órdenes sin pagar.',
    'Several unpaid orders have already been sent to this email address.',
    'Vários pedidos não pagos já foram enviados para este e-mail.',
  ),
  tooFast: row(
    'Son muchos intentos seguidos desde tu conexión.',
    'That is a lot of tries in a row from your connection.',
    'São muitas tentativas seguidas da sua conexão.',
  ),
} as const;
