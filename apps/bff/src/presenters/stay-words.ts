import type { Board, Language, RoomParty, RoomRule, Translated } from '@shop/domain';

/** Singular and plural. */
type Counted = readonly [one: string, more: string];

interface StayWords {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly stay: string;
  readonly nights: Counted;
  readonly adults: Counted;
  readonly children: Counted;
  readonly ages: Counted;
  readonly boards: Readonly<Record<Board, string>>;
  readonly free: string;
  readonly later: string;
  readonly never: string;
  readonly perNight: string;
  readonly taxes: string;
  readonly code: string;
  readonly before: string;
}

/** Texts about stays; `#` stands for the number. */
export const stayWords: Translated<StayWords> = {
  es: {
    checkIn: 'Entrada',
    checkOut: 'Salida',
    stay: 'Estancia',
    nights: ['# noche', '# noches'],
    adults: ['# adulto', '# adultos'],
    children: ['# niño', '# niños'],
    ages: ['edad: #', 'edades: #'],
    boards: {
      roomOnly: 'solo habitación',
      breakfast: 'con desayuno',
      halfBoard: 'media pensión',
      allInclusive: 'todo incluido',
    },
    free: 'Cancelas gratis hasta el #',
    later: 'después se devuelve el # %',
    never: 'Sin devolución si cancelas',
    perNight: 'Precio por noche',
    taxes: 'Impuestos incluidos',
    code: 'con el código #',
    before: 'Antes',
  },
  en: {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    stay: 'Stay',
    nights: ['# night', '# nights'],
    adults: ['# adult', '# adults'],
    children: ['# child', '# children'],
    ages: ['age #', 'ages #'],
    boards: {
      roomOnly: 'room only',
      breakfast: 'with breakfast',
      halfBoard: 'half board',
      allInclusive: 'all-inclusive',
    },
    free: 'Free cancellation until #',
    later: 'then #% is refunded',
    never: 'No refund if you cancel',
    perNight: 'Price per night',
    taxes: 'Taxes included',
    code: 'with code #',
    before: 'Before',
  },
  pt: {
    checkIn: 'Entrada',
    checkOut: 'Saída',
    stay: 'Estadia',
    nights: ['# noite', '# noites'],
    adults: ['# adulto', '# adultos'],
    children: ['# criança', '# crianças'],
    ages: ['# anos', '# anos'],
    boards: {
      roomOnly: 'só quarto',
      breakfast: 'com café da manhã',
      halfBoard: 'meia pensão',
      allInclusive: 'tudo incluído',
    },
    free: 'Cancele grátis até #',
    later: 'depois devolvemos #%',
    never: 'Sem devolução se você cancelar',
    perNight: 'Preço por noite',
    taxes: 'Impostos incluídos',
    code: 'com o código #',
    before: 'Antes',
  },
};

const filled = (text: string, value: string | number): string => text.replace('#', `${value}`);

export const countOf = ([one, more]: Counted, count: number): string =>
  filled(count === 1 ? one : more, count);

/** `2 adultos, 2 niños (4, 9 años) · con desayuno`. */
export function writeParty(
  { adults, childAges }: RoomParty,
  board: Board,
  language: Language,
): string {
  const words = stayWords[language];
  const count = childAges.length;
  const ages = filled(words.ages[count === 1 ? 0 : 1], childAges.join(', '));
  const young = count > 0 ? [`${countOf(words.children, count)} (${ages})`] : [];
  return `${[countOf(words.adults, adults), ...young].join(', ')} · ${words.boards[board]}`;
}

/** `Free cancellation until …; then 50% is given back`; `until` is formatted. */
export function writeRule(
  { laterPercent }: RoomRule,
  until: string | undefined,
  language: Language,
): string {
  const { free, later, never } = stayWords[language];
  const parts = [
    ...(until ? [filled(free, until)] : []),
    ...(laterPercent > 0 ? [filled(later, laterPercent)] : []),
  ].join('; ');
  return parts === '' ? never : parts.charAt(0).toUpperCase() + parts.slice(1);
}

/** `Taxes included · with code MAREA10`. */
export function writeNote(promoCode: string | undefined, language: Language): string {
  const { taxes, code } = stayWords[language];
  return promoCode ? `${taxes} · ${filled(code, promoCode)}` : taxes;
}
