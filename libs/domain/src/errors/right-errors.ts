import { row } from './row.js';

export const rightErrors = {
  rightLate: row(
    'El plazo para este cambio ya terminó. Tu boleto sigue como estaba.',
    'The deadline for this change has passed. Your ticket stays as it was.',
    'O prazo para esta mudança terminou. Seu ingresso continua como estava.',
  ),
  noRight: row(
    'Este boleto no admite ese cambio. Llámanos y vemos qué podemos hacer.',
    'This ticket does not allow that change. Call us and we will see what we can do.',
    'Este ingresso não permite essa mudança. Ligue para nós e vemos o que dá para fazer.',
  ),
  rightByPhone: row(
    'Por ahora este cambio se hace por teléfono. Llámanos y lo hacemos contigo.',
    'For now this change is made by phone. Call us and we will do it with you.',
    'Por enquanto esta mudança é feita por telefone. Ligue para nós e fazemos com você.',
  ),
  ticketUsed: row(
    'Este boleto ya se usó y no se puede cambiar.',
    'This ticket has been used and can’t be changed.',
    'Este ingresso já foi usado e não pode ser mudado.',
  ),
  ticketCancelled: row(
    'Este boleto ya está cancelado.',
    'This ticket is already cancelled.',
    'Este ingresso já está cancelado.',
  ),
  claimedAlready: row(
    'Ya pediste la garantía de este boleto.',
    'You have already claimed the guarantee of this ticket.',
    'Você já pediu a garantia deste ingresso.',
  ),
  sameChoice: row(
    'Es el día que ya tienes. Elige otro.',
    'That is the day you already have. Choose another.',
    'É o dia que você já tem. Escolha outro.',
  ),
  dayTooSoon: row(
    'Esa visita empezaría en menos de 24 horas. Elige un día posterior.',
    'Your visit has to start at least 24 hours from now. Choose a later day.',
    'Essa visita começaria em menos de 24 horas. Escolha um dia posterior.',
  ),
  beyondTicket: row(
    'Ese día queda fuera de la vigencia de tu boleto. Elige uno anterior.',
    'That day is after your ticket expires. Choose an earlier one.',
    'Esse dia está fora da validade do seu ingresso. Escolha um anterior.',
  ),
  amountChanged: row(
    'El importe que te devolvemos cambió. Revisa el nuevo antes de cancelar.',
    'The amount we give back has changed. Check the new one before you cancel.',
    'O valor que devolvemos mudou. Confira o novo antes de cancelar.',
  ),
  nightsPrice: row(
    'Esas noches cambiaron de precio. Revisa el nuevo antes de cambiar.',
    'The price of those nights has changed. Check the new one before you change.',
    'O preço dessas noites mudou. Confira o novo antes de mudar.',
  ),
  sameNights: row(
    'Son las noches que ya tienes. Elige otras.',
    'Those are the nights you already have. Choose others.',
    'São as noites que você já tem. Escolha outras.',
  ),
  nightsDearer: row(
    'Esas noches cuestan más que las que pagaste. Elige otras, o llámanos para pagar la diferencia.',
    'Those nights cost more than the ones you paid for. Choose others, or call us to pay the difference.',
    'Essas noites custam mais do que as que você pagou. Escolha outras, ou ligue para nós para pagar a diferença.',
  ),
  changeUnderWay: row(
    'Otro cambio de esta orden sigue en curso. Espera a que termine e inténtalo de nuevo.',
    'Another change to this order is still under way. Wait until it is done and try again.',
    'Outra mudança deste pedido ainda está em andamento. Espere terminar e tente de novo.',
  ),
  changeFailed: row(
    'No pudimos hacer el cambio. Tus boletos siguen como estaban; inténtalo de nuevo.',
    'We couldn’t make the change. Your tickets are as they were; try again.',
    'Não conseguimos fazer a mudança. Seus ingressos continuam como estavam; tente de novo.',
  ),
  rightsUnavailable: row(
    'No pudimos consultar hasta cuándo puedes cambiar tus boletos. Siguen como estaban; inténtalo de nuevo.',
    'We couldn’t check how long your tickets can be changed. They are as they were; try again.',
    'Não conseguimos consultar até quando seus ingressos podem ser mudados. Eles continuam como estavam; tente de novo.',
  ),
  noTicketChosen: row(
    'Elige qué boletos quieres cancelar',
    'Choose which tickets you want to cancel',
    'Escolha quais ingressos você quer cancelar',
  ),
  wayMissing: row(
    'Elige cómo quieres recibir el importe',
    'Choose how you want to receive the amount',
    'Escolha como você quer receber o valor',
  ),
  ordersUnavailable: row(
    'No pudimos consultar tus órdenes. Siguen a salvo; inténtalo de nuevo.',
    'We couldn’t reach your orders. They are safe; try again.',
    'Não conseguimos consultar seus pedidos. Eles estão a salvo; tente de novo.',
  ),
  claimTooLong: row(
    'Escribe hasta 500 caracteres',
    'Write up to 500 characters',
    'Escreva até 500 caracteres',
  ),
  claimReason: row(
    'Elige qué tiempo anuncia el pronóstico',
    'Choose what weather is forecast',
    'Escolha qual tempo a previsão anuncia',
  ),
} as const;
