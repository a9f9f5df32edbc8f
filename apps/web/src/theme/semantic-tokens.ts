const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const c = (name: string) => `{colors.${name}}`;

type Slots = Readonly<Record<string, ReturnType<typeof pair>>>;

/** The slots that every `colorPalette` needs. */
const palette = (name: string, own: Slots = {}): Slots => ({
  solid: pair(c(`${name}.600`), c(`${name}.300`)),
  contrast: pair('#FFFFFF', c(`${name}.950`)),
  fg: pair(c(`${name}.700`), c(`${name}.200`)),
  subtle: pair(c(`${name}.50`), c(`${name}.950`)),
  muted: pair(c(`${name}.100`), c(`${name}.900`)),
  emphasized: pair(c(`${name}.200`), c(`${name}.800`)),
  focusRing: pair(c('noche.600'), c('maracuya.300')),
  border: pair(c(`${name}.500`), c(`${name}.400`)),
  solidHover: pair(c(`${name}.700`), c(`${name}.200`)),
  ...own,
});

const flamboyan = palette('flamboyan', {
  solid: pair(c('flamboyan.600'), c('flamboyan.400')),
  solidHover: pair(c('flamboyan.700'), c('flamboyan.300')),
});

const maracuya = palette('maracuya', {
  solid: pair(c('maracuya.300'), c('maracuya.300')),
  contrast: pair(c('cal.950'), c('cal.950')),
  fg: pair(c('maracuya.800'), c('maracuya.200')),
  border: pair(c('maracuya.600'), c('maracuya.400')),
  solidHover: pair(c('maracuya.400'), c('maracuya.400')),
});

/** Neutrals, named as Chakra's recipes expect. */
const gray = palette('cal', {
  solid: pair(c('cal.900'), c('cal.50')),
  solidHover: pair(c('cal.800'), c('cal.200')),
  contrast: pair(c('cal.50'), c('cal.950')),
  fg: pair(c('cal.800'), c('cal.200')),
  subtle: pair(c('cal.100'), '#0E1E21'),
  muted: pair(c('cal.200'), '#1D3A3F'),
  emphasized: pair(c('cal.300'), '#2A4F55'),
});

/** Roles that components refer to (docs/rules/looks.md#roles). */
export const semanticColors = {
  bg: {
    DEFAULT: pair(c('cal.50'), '#0A1719'),
    surface: pair('#FFFFFF', '#112427'),
    panel: pair('#FFFFFF', '#173034'),
    subtle: pair(c('cal.100'), '#0E1E21'),
    muted: pair(c('cal.200'), '#1D3A3F'),
    inverted: pair(c('cenote.900'), c('cenote.100')),
  },
  fg: {
    DEFAULT: pair(c('cal.900'), c('cal.50')),
    muted: pair(c('cal.700'), c('cal.300')),
    subtle: pair(c('cal.600'), c('cal.400')),
    inverted: pair(c('cenote.50'), c('cenote.950')),
    link: pair(c('cenote.600'), c('cenote.300')),
    accent: pair(c('flamboyan.700'), c('flamboyan.300')),
    error: pair(c('achiote.600'), c('achiote.300')),
    success: pair(c('selva.700'), c('selva.300')),
    warning: pair(c('maracuya.800'), c('maracuya.200')),
    brand: pair(c('cenote.700'), c('cenote.50')),
  },
  border: {
    DEFAULT: pair(c('cal.200'), '#24464B'),
    control: pair(c('cal.500'), c('cal.400')),
    strong: pair(c('cal.900'), c('cal.50')),
    ticket: pair('rgba(17,33,31,.34)', 'rgba(252,251,248,.45)'),
    error: pair(c('achiote.600'), c('achiote.300')),
  },
  price: {
    base: pair(c('cal.900'), c('cal.50')),
    was: pair(c('cal.600'), c('cal.400')),
    best: pair(c('selva.700'), c('selva.300')),
    bestBg: pair(c('selva.50'), c('selva.950')),
    off: pair(c('maracuya.300'), c('maracuya.300')),
    offFg: pair(c('cal.950'), c('cal.950')),
  },
  /** Steps of the price heat map; body text is readable on each. */
  heat: {
    lowest: pair(c('cenote.50'), c('cenote.950')),
    low: pair(c('cenote.100'), c('cenote.800')),
    medium: pair(c('cenote.200'), '#085C62'),
    high: pair('#69B3B0', c('cenote.500')),
  },
  day: {
    chosen: pair(c('cenote.700'), c('cenote.300')),
    onChosen: pair('#FFFFFF', c('cenote.950')),
  },
  cenote: palette('cenote'),
  selva: palette('selva'),
  noche: palette('noche'),
  achiote: palette('achiote'),
  buganvilia: palette('buganvilia'),
  flamboyan,
  maracuya,
  gray,
};

/** One shadow per element, none on walls. In dark mode a light edge replaces it. */
export const shadows = {
  paper1: pair(
    '0 1px 0 rgba(17,33,31,.08), 0 2px 6px -2px rgba(17,33,31,.14)',
    '0 0 0 1px rgba(252,251,248,.08)',
  ),
  paper2: pair(
    '0 1px 0 rgba(17,33,31,.08), 0 12px 24px -10px rgba(17,33,31,.24)',
    '0 0 0 1px rgba(252,251,248,.10), 0 12px 24px -10px #000',
  ),
  paper3: pair(
    '0 2px 0 rgba(17,33,31,.06), 0 24px 48px -16px rgba(17,33,31,.32)',
    '0 0 0 1px rgba(252,251,248,.12), 0 24px 48px -16px #000',
  ),
  ticket: pair('0 16px 24px -14px rgba(17,33,31,.34)', '0 0 #0000'),
  dock: pair(
    '0 -1px 0 rgba(17,33,31,.10), 0 -12px 28px -12px rgba(17,33,31,.20)',
    '0 -1px 0 rgba(252,251,248,.12)',
  ),
};
