import type { Language } from '@shop/domain';

/** A language with its addresses, and the words that tests search for. */
export interface Tongue {
  readonly language: Language;
  readonly name: string;
  readonly tag: RegExp;
  readonly home: string;
  readonly list: string;
  readonly cart: string;
  readonly checkout: string;
  /** Buy pages of a tour with departures, a park, and a ticket with a choice. */
  readonly tour: string;
  readonly park: string;
  readonly total: string;
  readonly words: Words;
}

interface Words {
  readonly allPlaces: RegExp;
  readonly nextMonth: string;
  readonly add: string;
  readonly goToCart: string;
  readonly goToPayment: string;
  readonly story: string;
  readonly listPrice: string;
  readonly apply: string;
  readonly convert: string;
  readonly menu: string;
  readonly settings: RegExp;
  readonly oneMore: RegExp;
  readonly ready: RegExp;
  readonly qr: RegExp;
  readonly noVisa: RegExp;
  readonly localTime: string;
}

const es: Tongue = {
  language: 'es',
  name: 'Español',
  tag: /^es/,
  home: '/es/',
  list: '/es/parques-y-tours/',
  cart: '/es/carrito/',
  checkout: '/es/pago/',
  tour: '/es/tour-ojos-de-agua/',
  park: '/es/entrada-laguna-nacar/',
  total: '/es/entrada-gran-ceiba-total/',
  words: {
    allPlaces: /Todos los parques y tours/,
    nextMonth: 'Mes siguiente',
    add: 'Agregar al carrito',
    goToCart: 'Ir al carrito',
    goToPayment: 'Ir al pago',
    story: 'Ver desglose',
    listPrice: 'Precio del día',
    apply: 'Aplicar',
    convert: 'Convertir y aplicar',
    menu: 'Menú',
    settings: /^Idioma y moneda/,
    oneMore: /^Uno más: Niños/,
    ready: /^Listo, Ana/,
    qr: /^Código QR del boleto/,
    noVisa: /no se puede usar Visa, Mastercard, JCB o PayPal/,
    localTime: 'hora local del parque',
  },
};

const en: Tongue = {
  language: 'en',
  name: 'English',
  tag: /^en/,
  home: '/en/',
  list: '/en/parks-and-tours/',
  cart: '/en/carrito/',
  checkout: '/en/checkout/',
  tour: '/en/tour-ojos-de-agua/',
  park: '/en/ticket-laguna-nacar/',
  total: '/en/ticket-gran-ceiba-total/',
  words: {
    allPlaces: /All parks and tours/,
    nextMonth: 'Next month',
    add: 'Add to cart',
    goToCart: 'Go to cart',
    goToPayment: 'Go to checkout',
    story: 'Price details',
    listPrice: 'Price for the day',
    apply: 'Apply',
    convert: 'Convert and apply',
    menu: 'Menu',
    settings: /^Language and currency/,
    oneMore: /^One more: Children/,
    ready: /^All set, Ana/,
    qr: /^QR code of the ticket/,
    noVisa: /Visa, Mastercard, JCB,? or PayPal can.t be used/,
    localTime: 'park local time',
  },
};

const pt: Tongue = {
  language: 'pt',
  name: 'Português',
  tag: /^pt/,
  home: '/pt/',
  list: '/pt/parques-e-passeios/',
  cart: '/pt/carrinho/',
  checkout: '/pt/pagamento/',
  tour: '/pt/passeio-ojos-de-agua/',
  park: '/pt/ingresso-laguna-nacar/',
  total: '/pt/ingresso-gran-ceiba-total/',
  words: {
    allPlaces: /Todos os parques e passeios/,
    nextMonth: 'Próximo mês',
    add: 'Adicionar ao carrinho',
    goToCart: 'Ir para o carrinho',
    goToPayment: 'Ir para o pagamento',
    story: 'Detalhes do preço',
    listPrice: 'Preço do dia',
    apply: 'Aplicar',
    convert: 'Converter e aplicar',
    menu: 'Menu',
    settings: /^Idioma e moeda/,
    oneMore: /^Um a mais: Crianças/,
    ready: /^Pronto, Ana/,
    qr: /^Código QR do ingresso/,
    noVisa: /não é possível usar Visa, Mastercard, JCB ou PayPal/,
    localTime: 'hora local do parque',
  },
};

export const tongues: readonly Tongue[] = [es, en, pt];

export const spanish = es;
export const english = en;
export const portuguese = pt;
