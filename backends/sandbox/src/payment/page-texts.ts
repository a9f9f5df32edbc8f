import type { Language } from '@shop/domain';
import type { CardField, CardOutcome, CardProblem } from './card.js';

interface PageTexts {
  readonly brand: string;
  readonly notice: string;
  readonly title: string;
  readonly order: string;
  readonly amount: string;
  readonly method: string;
  readonly form: string;
  readonly fields: Readonly<Record<CardField, string>>;
  readonly hints: Readonly<Record<'number' | 'expiry' | 'cvc', string>>;
  readonly problems: Readonly<Record<CardProblem, string>>;
  readonly summary: string;
  readonly pay: string;
  readonly cancel: string;
  readonly cards: string;
  readonly cardsHint: string;
  readonly cardNumber: string;
  readonly cardResult: string;
  readonly outcomes: Readonly<Record<CardOutcome, string>>;
  readonly challenge: {
    readonly title: string;
    readonly lead: string;
    readonly code: string;
    readonly hint: string;
    readonly wrong: string;
    readonly approve: string;
    readonly refuse: string;
  };
  readonly slow: { readonly title: string; readonly lead: string };
  readonly ended: { readonly title: string; readonly lead: string };
  readonly missing: { readonly title: string; readonly lead: string };
  readonly back: string;
}

const es: PageTexts = {
  brand: 'Caja Segura (sandbox)',
  notice: 'Entorno de pruebas: aquí no se cobra nada. Usa solo las tarjetas de prueba.',
  title: 'Pagar',
  order: 'Compra',
  amount: 'Total a pagar',
  method: 'Método',
  form: 'Datos de la tarjeta',
  fields: {
    number: 'Número de tarjeta',
    expiry: 'Vencimiento',
    cvc: 'Código de seguridad',
    name: 'Nombre en la tarjeta',
  },
  hints: {
    number: 'De 12 a 19 dígitos',
    expiry: 'Mes y año, por ejemplo 12/30',
    cvc: '3 o 4 dígitos, cualquiera',
  },
  problems: {
    numberWrong: 'El número no es de una tarjeta: revisa los dígitos',
    numberReal: 'Aquí solo se aceptan las tarjetas de prueba de la lista',
    expiryWrong: 'Escribe mes y año, por ejemplo 12/30',
    expiryPast: 'La tarjeta ya venció',
    cvcWrong: 'Escribe los 3 o 4 dígitos del código',
    nameMissing: 'Escribe el nombre como está en la tarjeta',
  },
  summary: 'Revisa los campos marcados',
  pay: 'Pagar',
  cancel: 'Cancelar y volver a la tienda',
  cards: 'Tarjetas de prueba',
  cardsHint: 'Con cualquier vencimiento futuro, cualquier código y cualquier nombre.',
  cardNumber: 'Número',
  cardResult: 'Qué sucede',
  outcomes: {
    approved: 'Aprobada',
    declined: 'Rechazada por el banco',
    challenge: 'El banco pide un código',
    slow: 'El banco tarda: se confirma unos segundos después',
  },
  challenge: {
    title: 'Tu banco pide un código',
    lead: 'En este entorno de pruebas el código es 123456.',
    code: 'Código del banco',
    hint: '6 dígitos',
    wrong: 'El código no es correcto: es 123456',
    approve: 'Aprobar el pago',
    refuse: 'Rechazar el pago',
  },
  slow: {
    title: 'Tu pago se está procesando',
    lead: 'El banco aún no responde. No pagues otra vez: la tienda te dirá el resultado.',
  },
  ended: {
    title: 'Este pago ya terminó',
    lead: 'Ya no queda nada por hacer aquí. La tienda te muestra el resultado.',
  },
  missing: {
    title: 'No encontramos este pago',
    lead: 'La dirección está incompleta o el pago no existe. Vuelve a la tienda e inténtalo desde ahí.',
  },
  back: 'Volver a la tienda',
};

const en: PageTexts = {
  brand: 'Caja Segura (sandbox)',
  notice: 'Test environment: nothing is charged here. Use the test cards only.',
  title: 'Pay',
  order: 'Purchase',
  amount: 'Total to pay',
  method: 'Method',
  form: 'Card details',
  fields: {
    number: 'Card number',
    expiry: 'Expiry date',
    cvc: 'Security code',
    name: 'Name on card',
  },
  hints: {
    number: '12 to 19 digits',
    expiry: 'Month and year, for example 12/30',
    cvc: '3 or 4 digits, any',
  },
  problems: {
    numberWrong: "That isn't a card number: check the digits",
    numberReal: 'Only the test cards listed here are accepted',
    expiryWrong: 'Enter month and year, for example 12/30',
    expiryPast: 'The card has expired',
    cvcWrong: 'Enter the 3 or 4 digits of the code',
    nameMissing: 'Enter the name as it is on the card',
  },
  summary: 'Check the marked fields',
  pay: 'Pay',
  cancel: 'Cancel and return to the shop',
  cards: 'Test cards',
  cardsHint: 'With any future expiry date, any code and any name.',
  cardNumber: 'Number',
  cardResult: 'What happens',
  outcomes: {
    approved: 'Approved',
    declined: 'Declined by the bank',
    challenge: 'The bank asks for a code',
    slow: 'The bank is slow: confirmed a few seconds later',
  },
  challenge: {
    title: 'Your bank asks for a code',
    lead: 'In this test environment the code is 123456.',
    code: 'Code from the bank',
    hint: '6 digits',
    wrong: 'That code is not right: it is 123456',
    approve: 'Approve the payment',
    refuse: 'Refuse the payment',
  },
  slow: {
    title: 'Your payment is being processed',
    lead: "The bank hasn't answered yet. Don't pay again: the shop will tell you the result.",
  },
  ended: {
    title: 'This payment has ended',
    lead: 'There is nothing left to do here. The shop shows you the result.',
  },
  missing: {
    title: "We couldn't find this payment",
    lead: "The address is incomplete or the payment doesn't exist. Return to the shop and start from there.",
  },
  back: 'Return to the shop',
};

const pt: PageTexts = {
  brand: 'Caja Segura (sandbox)',
  notice: 'Ambiente de testes: nada é cobrado aqui. Use somente os cartões de teste.',
  title: 'Pagar',
  order: 'Compra',
  amount: 'Total a pagar',
  method: 'Método',
  form: 'Dados do cartão',
  fields: {
    number: 'Número do cartão',
    expiry: 'Validade',
    cvc: 'Código de segurança',
    name: 'Nome no cartão',
  },
  hints: {
    number: 'De 12 a 19 dígitos',
    expiry: 'Mês e ano, por exemplo 12/30',
    cvc: '3 ou 4 dígitos, quaisquer',
  },
  problems: {
    numberWrong: 'O número não é de um cartão: confira os dígitos',
    numberReal: 'Aqui só são aceitos os cartões de teste da lista',
    expiryWrong: 'Digite mês e ano, por exemplo 12/30',
    expiryPast: 'O cartão está vencido',
    cvcWrong: 'Digite os 3 ou 4 dígitos do código',
    nameMissing: 'Digite o nome como está no cartão',
  },
  summary: 'Confira os campos marcados',
  pay: 'Pagar',
  cancel: 'Cancelar e voltar à loja',
  cards: 'Cartões de teste',
  cardsHint: 'Com qualquer validade futura, qualquer código e qualquer nome.',
  cardNumber: 'Número',
  cardResult: 'O que acontece',
  outcomes: {
    approved: 'Aprovado',
    declined: 'Recusado pelo banco',
    challenge: 'O banco pede um código',
    slow: 'O banco demora: confirmado alguns segundos depois',
  },
  challenge: {
    title: 'Seu banco pede um código',
    lead: 'Neste ambiente de testes o código é 123456.',
    code: 'Código do banco',
    hint: '6 dígitos',
    wrong: 'O código não está certo: é 123456',
    approve: 'Aprovar o pagamento',
    refuse: 'Recusar o pagamento',
  },
  slow: {
    title: 'Seu pagamento está sendo processado',
    lead: 'O banco ainda não respondeu. Não pague de novo: a loja vai dizer o resultado.',
  },
  ended: {
    title: 'Este pagamento já terminou',
    lead: 'Não há mais nada a fazer aqui. A loja mostra o resultado.',
  },
  missing: {
    title: 'Não encontramos este pagamento',
    lead: 'O endereço está incompleto ou o pagamento não existe. Volte à loja e comece por lá.',
  },
  back: 'Voltar à loja',
};

export const pageTexts: Readonly<Record<Language, PageTexts>> = { es, en, pt };
