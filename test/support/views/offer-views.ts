import type {
  CompareView,
  GalleryView,
  PackagesView,
  PriceGuideView,
  PromotionsView,
} from '@shop/ports/screens';
import { aPoster } from './a-poster.js';
import { aPrice } from './a-price.js';

export const aPromotionsView = (differs: Partial<PromotionsView> = {}): PromotionsView => ({
  title: 'Promociones',
  lead: 'Descuentos de todo el año',
  filters: [
    { key: 'early', href: '/es/promociones/?kind=early', isOn: false, count: 2 },
    { key: 'code', href: '/es/promociones/', isOn: true, count: 1 },
  ],
  clear: '/es/promociones/',
  promotions: [
    { rule: 'advance', percent: 10, days: { from: 7, to: 20 } },
    { rule: 'longAdvance', percent: 15, days: { from: 21, to: undefined } },
    {
      rule: 'combo',
      percent: 20,
      parks: 3,
      build: { name: 'Arma tu paquete', href: '/es/arma-tu-paquete/' },
    },
    { rule: 'child', percent: 25, ages: { from: 5, to: 11 }, natureAges: { from: 6, to: 11 } },
    { rule: 'infant', ages: { from: 0, to: 4 }, natureFrom: 6 },
    { rule: 'months', shortest: 3, longest: 15 },
    {
      rule: 'code',
      code: 'AGUACLARA',
      percent: 8,
      name: 'Temporada de agua clara',
      line: 'Para Laguna Nácar',
      from: 'dom 1 nov 2026',
      until: 'mié 31 mar 2027',
      isAhead: false,
      conditions: ['Di el código por teléfono'],
    },
  ],
  ways: [{ key: 'list', name: 'Parques y tours', href: '/es/parques-y-tours/' }],
  ...differs,
});

export const aPackagesView = (differs: Partial<PackagesView> = {}): PackagesView => ({
  title: 'Paquetes',
  lead: 'Parques y tours que se llevan bien',
  packages: [
    {
      key: 'tres-aguas',
      name: 'Tres aguas',
      line: 'Laguna, cenote y mar',
      tickets: ['Laguna Nácar', 'Ojos de Agua', 'Barlovento'].map((name, position) => ({
        slug: `lugar-${position}`,
        name,
        kind: 'Parque',
        hours: '8:30–18:00',
        href: `/es/entrada-lugar-${position}/`,
        wall: 'lagunaNacar',
        scene: { alt: 'Un faro' },
        from: aPrice('1,000.00'),
      })),
      total: aPrice('3,000.00'),
      choose: '/es/arma-tu-paquete/?part=lugar-0&part=lugar-1&part=lugar-2',
      combo: { parks: 3, percent: 20 },
    },
  ],
  builder: { name: 'Arma tu paquete', href: '/es/arma-tu-paquete/' },
  promotions: { name: 'Promociones', href: '/es/promociones/' },
  priceGuide: { name: 'Guía de precios', href: '/es/guia-de-precios/' },
  problem: undefined,
  ...differs,
});

const dearDay = {
  kind: 'price',
  price: aPrice('2,100.00'),
  tint: 4,
  isBest: false,
  isLimited: true,
  href: '/es/entrada-copalera/?date=2026-12-12',
} as const;

export const aPriceGuideView = (differs: Partial<PriceGuideView> = {}): PriceGuideView => ({
  title: 'Guía de precios',
  lead: 'Día por día',
  action: '/es/guia-de-precios/',
  places: [
    { slug: 'copalera', name: 'Copalera' },
    { slug: 'bruma', name: 'Bruma' },
  ],
  months: [
    { month: '2026-12', title: 'Diciembre 2026' },
    { month: '2027-01', title: 'Enero 2027' },
  ],
  chosen: { place: 'copalera', month: '2026-12', ticket: 'copalera' },
  place: {
    name: 'Copalera',
    kind: 'Tirolesas y cavernas',
    wall: 'copalera',
    scene: { alt: 'Una torre' },
  },
  monthTitle: 'Diciembre 2026',
  build: { href: '/es/arma-tu-paquete/', parks: 3, percent: 20 },
  previous: undefined,
  next: { name: 'Enero 2027', href: '/es/guia-de-precios/?place=copalera&month=2027-01' },
  columns: [
    {
      slug: 'copalera',
      name: 'Día completo',
      hours: '9:00–17:00',
      href: '/es/entrada-copalera/',
      isChosen: true,
      problem: undefined,
    },
    {
      slug: 'copalera-fuego',
      name: 'Fuego',
      hours: '17:30–23:00',
      href: '/es/entrada-copalera-fuego/',
      isChosen: false,
      problem: undefined,
    },
  ],
  tickets: [
    { slug: 'copalera', name: 'Día completo' },
    { slug: 'copalera-fuego', name: 'Fuego' },
  ],
  rows: [
    {
      day: '2026-12-12',
      date: 'sáb 12 dic',
      longDate: 'sábado 12 de diciembre de 2026',
      isToday: true,
      cells: [dearDay, { kind: 'soldOut' }],
    },
    {
      day: '2026-12-13',
      date: 'dom 13 dic',
      longDate: 'domingo 13 de diciembre de 2026',
      isToday: false,
      cells: [
        {
          ...dearDay,
          price: aPrice('1,900.00'),
          tint: 1,
          isBest: true,
          isLimited: false,
          href: '/es/entrada-copalera/?date=2026-12-13',
        },
        { kind: 'closed' },
      ],
    },
  ],
  currency: 'MXN',
  ...differs,
});

type Compared = Extract<CompareView, { kind: 'compared' }>;

const aColumn = (slug: string, name: string): Compared['columns'][number] => ({
  slug,
  name,
  kind: 'Parque',
  wall: slug,
  scene: { alt: `Vista de ${name}` },
  href: `/es/entrada-${slug}/`,
  from: aPrice('1,000.00'),
  without: '/es/compara-parques-y-tours/?pick=bruma',
});

export const aComparedView = (differs: Partial<Compared> = {}): CompareView => ({
  kind: 'compared',
  title: 'Compara parques y tours',
  lead: 'Lado a lado',
  columns: [aColumn('bruma', 'Bruma'), aColumn('copalera', 'Copalera')],
  groups: [
    {
      key: 'doing',
      rows: [{ key: 'water', cells: [{ kind: 'yes' }, { kind: 'no' }] }],
    },
    {
      key: 'ages',
      rows: [
        { key: 'admitted', cells: [{ kind: 'allAges' }, { kind: 'agesFrom', from: 6 }] },
        {
          key: 'childPrice',
          cells: [
            { kind: 'ages', from: 5, to: 11 },
            { kind: 'ages', from: 6, to: 11 },
          ],
        },
      ],
    },
    {
      key: 'included',
      rows: [
        { key: 'included', cells: [{ kind: 'list', items: ['Casillero'] }, { kind: 'none' }] },
      ],
    },
  ],
  differences: {
    isOn: false,
    href: '/es/compara-parques-y-tours/?pick=bruma,copalera&only=differences',
    alike: 2,
  },
  build: '/es/arma-tu-paquete/',
  change: '/es/parques-y-tours/?compare=1',
  problem: undefined,
  ...differs,
});

export const aChoosingView = (picked: readonly string[] = []): CompareView => ({
  kind: 'choosing',
  title: 'Compara parques y tours',
  lead: 'Lado a lado',
  picks: { action: '/es/compara-parques-y-tours/', fewest: 2, most: 4, picked },
  posters: [aPoster(), aPoster({ slug: 'bruma', name: 'Bruma' })],
  problem: undefined,
});

export const aGalleryView = (differs: Partial<GalleryView> = {}): GalleryView => ({
  title: 'Galería',
  lead: 'De papel',
  filters: [{ key: 'bruma', name: 'Bruma', href: '/es/galeria/?place=bruma', isOn: false }],
  clear: '/es/galeria/',
  pictures: Array.from({ length: 6 }, (_, position) => ({
    key: `bruma-${position + 1}`,
    src: `/pictures/scenes/bruma.svg#svgView(viewBox(${position},0,400,300))`,
    width: 400,
    height: 300,
    alt: `Detalle ${position}`,
    wall: 'bruma',
    place: { name: 'Bruma', href: '/es/acerca-de-bruma/' },
    sale: { kind: 'ticket', href: '/es/entrada-bruma/' } as const,
  })),
  ...differs,
});
