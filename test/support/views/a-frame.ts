import { anybody, type FrameView, type VisitorView } from '@shop/ports/screens';

/** The frame of a Spanish page with prices in Mexican pesos. */
export const aFrame = (differs: Partial<FrameView> = {}): FrameView => ({
  brand: 'Coralibrí',
  descriptor: 'Parques, tours y hoteles en el Caribe mexicano',
  language: 'es',
  languageTag: 'es-MX',
  layout: 'desktop',
  currency: { code: 'MXN', name: 'pesos mexicanos' },
  phoneISO: 'MX',
  home: '/es/',
  navigation: [],
  search: '/es/busqueda/',
  cart: { href: '/es/carrito/' },
  account: { href: '/es/mi-cuenta/', signIn: '/es/auth/', signOut: '/user-logout/' },
  languages: [],
  currenciesProblem: undefined,
  currencies: [],
  callCentre: { isOpen: true, weekday: '7:00–24:00', weekend: '7:00–22:00', phones: [] },
  contact: {
    faq: '/es/preguntas-frecuentes/gran-ceiba/',
    email: 'hola@coralibri.example',
    findOrder: '/es/mi-orden/',
    messenger: undefined,
    chat: undefined,
  },
  discover: [],
  newsletter: { countries: [], country: 'MX', typed: {}, problems: [], isDone: false },
  banner: undefined,
  app: undefined,
  tagManager: undefined,
  instalments: undefined,
  offers: [],
  path: '/es/tour-ojos-de-agua/',
  notice: undefined,
  question: undefined,
  breadcrumb: [],
  isPersonal: undefined,
  isShort: false,
  isWork: false,
  ...differs,
});

const link = (name: string, href: string) => ({ name, href });

/** A Spanish page with every part that a frame can have. */
export const aFullFrame = (differs: Partial<FrameView> = {}): FrameView =>
  aFrame({
    navigation: (['home', 'parks', 'tours', 'hotels', 'promotions', 'packages'] as const).map(
      (key) => ({
        key,
        href: `/es/${key}/`,
        current: key === 'tours',
      }),
    ),
    languages: [
      { code: 'es', tag: 'es-MX', name: 'Español', href: '/es/?q=1', current: true },
      { code: 'pt', tag: 'pt-BR', name: 'Português', href: '/pt/?q=1', current: false },
    ],
    currenciesProblem: undefined,
    currencies: [
      { code: 'MXN', name: 'pesos mexicanos' },
      { code: 'EUR', name: 'euros' },
    ],
    callCentre: {
      isOpen: true,
      weekday: '7:00–24:00',
      weekend: '7:00–22:00',
      phones: [
        {
          country: 'MX',
          isOwn: true,
          name: 'México',
          number: '+52 998 555 0134',
          href: 'tel:+529985550134',
        },
        {
          country: 'US',
          isOwn: false,
          name: 'Estados Unidos',
          number: '+1 305 555 0142',
          href: 'tel:+13055550142',
        },
      ],
    },
    contact: {
      faq: '/es/preguntas-frecuentes/gran-ceiba/',
      email: 'hola@coralibri.example',
      findOrder: '/es/mi-orden/',
      messenger: 'https://m.example/coralibri',
      chat: 'https://chat.example/',
    },
    discover: [
      { key: 'plan', links: [link('Paquetes', '/es/paquetes/')] },
      { key: 'places', links: [link('Hoteles', '/es/hoteles-coralibri/')] },
      { key: 'help', links: [link('Mapa del sitio', '/es/mapa-de-sitio/')] },
      {
        key: 'legal',
        links: [
          link('Aviso de privacidad', '/es/aviso-de-privacidad/'),
          link('Términos de uso', '/es/terminos-de-uso/'),
        ],
      },
    ],
    newsletter: {
      countries: [
        { code: 'BR', name: 'Brasil' },
        { code: 'MX', name: 'México' },
      ],
      country: 'MX',
      typed: {},
      problems: [],
      isDone: false,
    },
    banner: {
      text: 'Temporada tranquila.',
      link: link('Mira los precios', '/es/guia-de-precios/'),
    },
    app: { text: 'Tus boletos, en la app', link: link('Descargar', 'https://app.example/es') },
    tagManager: 'https://tags.example/tags.js',
    offers: [
      { language: 'en', tag: 'en-US', href: '/en/' },
      { language: 'pt', tag: 'pt-BR', href: '/pt/' },
    ],
    breadcrumb: [link('Inicio', '/es/'), link('Ojos de Agua', '/es/tour-ojos-de-agua/')],
    ...differs,
  });

/** A new visitor with an empty cart. */
export const aVisitor = (differs: Partial<VisitorView> = {}): VisitorView => ({
  ...anybody,
  ...differs,
});
