import type { Translated } from '../language/language.js';

/**
 * Every page and its address in each language (docs/rules/addresses.md#table). `{name}` is a
 * parameter of letters, digits and hyphens.
 */
export const routeTable = {
  home: { es: '', en: '', pt: '' },
  search: { es: 'busqueda', en: 'search', pt: 'busca' },
  signIn: { es: 'auth', en: 'auth', pt: 'auth' },
  forgot: { es: 'forgot', en: 'forgot', pt: 'forgot' },
  confirmAccount: { es: 'confirmar-cuenta', en: 'confirm-account', pt: 'confirmar-conta' },
  choosePassword: { es: 'elegir-contrasena', en: 'choose-password', pt: 'escolher-senha' },
  account: { es: 'mi-cuenta', en: 'my-account', pt: 'minha-conta' },
  cart: { es: 'carrito', en: 'carrito', pt: 'carrinho' },
  quote: { es: 'cotizacion', en: 'quote', pt: 'cotacao' },
  checkout: { es: 'pago', en: 'checkout', pt: 'pagamento' },
  payment: { es: 'pago/{id}', en: 'payment/{id}', pt: 'pagamento/{id}' },
  order: { es: 'orden/{id}', en: 'order/{id}', pt: 'pedido/{id}' },
  findOrder: { es: 'mi-orden', en: 'my-order', pt: 'meu-pedido' },
  privacy: { es: 'aviso-de-privacidad', en: 'privacy-notice', pt: 'aviso-de-privacidade' },
  terms: { es: 'terminos-de-uso', en: 'terms-of-use', pt: 'termos-de-uso' },
  questions: { es: 'preguntas-frecuentes', en: 'faq', pt: 'perguntas-frequentes' },
  faq: { es: 'preguntas-frecuentes/{park}', en: 'faq/{park}', pt: 'perguntas-frequentes/{park}' },
  siteMap: { es: 'mapa-de-sitio', en: 'site-map', pt: 'mapa-do-site' },
  list: { es: 'parques-y-tours', en: 'parks-and-tours', pt: 'parques-e-passeios' },
  promotions: { es: 'promociones', en: 'promotions', pt: 'promocoes' },
  hotels: { es: 'hoteles-{brand}', en: 'hotels-{brand}', pt: 'hoteis-{brand}' },
  room: { es: 'habitacion-{room}', en: 'room-{room}', pt: 'quarto-{room}' },
  findRoom: { es: 'buscar-habitacion', en: 'find-a-room', pt: 'buscar-quarto' },
  about: { es: 'acerca-de-{park}', en: 'about-{park}', pt: 'sobre-{park}' },
  buyFlagship: { es: 'comprar-mi-entrada', en: 'buy-my-ticket', pt: 'comprar-meu-ingresso' },
  buyPark: { es: 'entrada-{slug}', en: 'ticket-{slug}', pt: 'ingresso-{slug}' },
  buyTour: { es: 'tour-{slug}', en: 'tour-{slug}', pt: 'passeio-{slug}' },
  directions: {
    es: 'como-llegar-a-{park}',
    en: 'how-to-get-to-{park}',
    pt: 'como-chegar-a-{park}',
  },
  buildPackage: { es: 'arma-tu-paquete', en: 'create-your-package', pt: 'monte-seu-pacote' },
  packages: { es: 'paquetes', en: 'packages', pt: 'pacotes' },
  priceGuide: { es: 'guia-de-precios', en: 'price-guide', pt: 'guia-de-precos' },
  compare: {
    es: 'compara-parques-y-tours',
    en: 'compare-parks-and-tours',
    pt: 'compare-parques-e-passeios',
  },
  gallery: { es: 'galeria', en: 'gallery', pt: 'galeria' },
  photoPass: { es: 'fotos', en: 'photo-pass', pt: 'fotos' },
  thingsToDo: {
    es: 'que-hacer-en-{place}',
    en: 'things-to-do-in-{place}',
    pt: 'o-que-fazer-em-{place}',
  },
  subscriptionError: {
    es: 'suscripcion-error',
    en: 'subscription-error',
    pt: 'inscricao-erro',
  },
  internalError: { es: 'error', en: 'error', pt: 'erro' },
} as const satisfies Record<string, Translated>;

export type RouteName = keyof typeof routeTable;
export const routeNames = Object.keys(routeTable) as RouteName[]; // as: the keys of a const table

/** Pages with personal data run no third-party code (docs/rules/requests.md#personal). */
export const personalRoutes = [
  'signIn',
  'forgot',
  'confirmAccount',
  'choosePassword',
  'account',
  'checkout',
  'payment',
  'order',
  'findOrder',
] as const satisfies readonly RouteName[];

export const isPersonalRoute = (route: RouteName): boolean =>
  personalRoutes.some((name) => name === route);

export interface Route {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
}
