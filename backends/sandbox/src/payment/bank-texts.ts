import type { Language, PaymentStatus } from '@shop/domain';

export type BankNews = 'sent' | 'passed' | 'ended' | 'unknown' | 'amountWrong';

interface BankTexts {
  readonly brand: string;
  readonly notice: string;
  readonly title: string;
  readonly reference: string;
  readonly referenceHint: string;
  readonly find: string;
  readonly to: string;
  readonly beneficiary: string;
  readonly account: string;
  readonly order: string;
  readonly amount: string;
  readonly send: string;
  readonly actions: Readonly<Record<'exact' | 'less' | 'more' | 'twice' | 'pass', string>>;
  readonly other: string;
  readonly sendOther: string;
  readonly came: string;
  readonly state: string;
  readonly statuses: Readonly<Record<PaymentStatus, string>>;
  readonly news: Readonly<Record<BankNews, string>>;
}

const es: BankTexts = {
  brand: 'Banco de la Costa (sandbox)',
  notice: 'Entorno de pruebas: aquí no se mueve dinero. Haz de banco por quien compra.',
  title: 'Transferir',
  reference: 'Referencia',
  referenceHint: 'Los 10 dígitos de la página de la orden',
  find: 'Buscar',
  to: 'A quién',
  beneficiary: 'Beneficiario',
  account: 'Cuenta CLABE',
  order: 'Orden',
  amount: 'Monto',
  send: 'Qué haces',
  actions: {
    exact: 'Transferir el monto exacto',
    less: 'Transferir 100.00 de menos',
    more: 'Transferir 100.00 de más',
    twice: 'Transferir el monto exacto dos veces',
    pass: 'Dejar pasar el plazo',
  },
  other: 'Otro monto',
  sendOther: 'Transferir este monto',
  came: 'Lo que ha pasado',
  state: 'Estado',
  statuses: {
    CREATED: 'Creado',
    REQUIRES_ACTION: 'Se espera',
    AUTHORIZED: 'Autorizado',
    CAPTURED: 'Recibido',
    DECLINED: 'Rechazado',
    EXPIRED: 'Venció el plazo',
    REFUNDED: 'Devuelto',
  },
  news: {
    sent: 'La transferencia salió. La tienda se entera en unos segundos.',
    passed: 'El plazo terminó.',
    ended: 'Ya no había nada que dejar pasar.',
    unknown: 'No hay ninguna transferencia con esa referencia.',
    amountWrong: 'Escribe un monto, por ejemplo 1250.00',
  },
};

const en: BankTexts = {
  brand: 'Banco de la Costa (sandbox)',
  notice: 'Test environment: no money moves here. You play the buyer’s bank.',
  title: 'Transfer money',
  reference: 'Reference',
  referenceHint: 'The 10 digits from the order page',
  find: 'Find',
  to: 'To whom',
  beneficiary: 'Beneficiary',
  account: 'CLABE account',
  order: 'Order',
  amount: 'Amount',
  send: 'What you do',
  actions: {
    exact: 'Transfer the exact amount',
    less: 'Transfer 100.00 too little',
    more: 'Transfer 100.00 too much',
    twice: 'Transfer the exact amount twice',
    pass: 'Let the time run out',
  },
  other: 'Another amount',
  sendOther: 'Transfer this amount',
  came: 'What happened',
  state: 'State',
  statuses: {
    CREATED: 'Created',
    REQUIRES_ACTION: 'Waited for',
    AUTHORIZED: 'Authorised',
    CAPTURED: 'Received',
    DECLINED: 'Declined',
    EXPIRED: 'Time ran out',
    REFUNDED: 'Given back',
  },
  news: {
    sent: 'The transfer went out. The shop hears of it within seconds.',
    passed: 'The time has run out.',
    ended: 'There was nothing left to run out.',
    unknown: 'There is no transfer with this reference.',
    amountWrong: 'Type an amount, for example 1250.00',
  },
};

const pt: BankTexts = {
  brand: 'Banco de la Costa (sandbox)',
  notice: 'Ambiente de testes: aqui não se move dinheiro. Faça o papel do banco de quem compra.',
  title: 'Transferir',
  reference: 'Referência',
  referenceHint: 'Os 10 dígitos da página do pedido',
  find: 'Buscar',
  to: 'Para quem',
  beneficiary: 'Beneficiário',
  account: 'Conta CLABE',
  order: 'Pedido',
  amount: 'Valor',
  send: 'O que você faz',
  actions: {
    exact: 'Transferir o valor exato',
    less: 'Transferir 100.00 a menos',
    more: 'Transferir 100.00 a mais',
    twice: 'Transferir o valor exato duas vezes',
    pass: 'Deixar o prazo passar',
  },
  other: 'Outro valor',
  sendOther: 'Transferir este valor',
  came: 'O que aconteceu',
  state: 'Estado',
  statuses: {
    CREATED: 'Criado',
    REQUIRES_ACTION: 'Esperado',
    AUTHORIZED: 'Autorizado',
    CAPTURED: 'Recebido',
    DECLINED: 'Recusado',
    EXPIRED: 'O prazo acabou',
    REFUNDED: 'Devolvido',
  },
  news: {
    sent: 'A transferência saiu. A loja fica sabendo em segundos.',
    passed: 'O prazo acabou.',
    ended: 'Não havia mais nada para deixar passar.',
    unknown: 'Não há nenhuma transferência com essa referência.',
    amountWrong: 'Digite um valor, por exemplo 1250.00',
  },
};

export const bankTexts: Readonly<Record<Language, BankTexts>> = { es, en, pt };
