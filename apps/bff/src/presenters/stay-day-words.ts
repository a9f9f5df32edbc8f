import type { RangeReason, Translated } from '@shop/domain';

interface StayWords {
  readonly night: string;
  readonly best: string;
  readonly begin: string;
  readonly end: string;
  readonly within: string;
  readonly canEnd: string;
  readonly minimum: (nights: number) => string;
  /** Short form for a calendar cell. */
  readonly minimumShort: (nights: number) => string;
  readonly why: Readonly<Record<RangeReason['kind'], string>>;
  /** The price is unknown before the search. */
  readonly unknown: string;
}

export const stayWords: Translated<StayWords> = {
  es: {
    night: 'por noche, dos adultos',
    best: 'noche más barata',
    begin: 'Entrada',
    end: 'Salida',
    within: 'tus noches',
    canEnd: 'solo salida',
    minimum: (nights) => `la estancia mínima es de ${nights} noches`,
    minimumShort: (nights) => `Mín. ${nights}`,
    unknown: 'precio al buscar',
    why: {
      past: 'ya pasó',
      far: 'aún no está a la venta',
      full: 'lleno',
      closed: 'cerrado',
      minimum: '',
      blocked: '',
      behind: 'antes hay una noche sin lugar o cerrada',
      tooLong: 'más de 60 noches',
      noArrival: 'ese día no se puede llegar',
      noDeparture: 'ese día no se puede salir',
    },
  },
  en: {
    night: 'per night, two adults',
    best: 'cheapest night',
    begin: 'Check-in',
    end: 'Check-out',
    within: 'your nights',
    canEnd: 'check-out only',
    minimum: (nights) => `the shortest stay is ${nights} nights`,
    minimumShort: (nights) => `Min. ${nights}`,
    unknown: 'price when you search',
    why: {
      past: 'in the past',
      far: 'not on sale yet',
      full: 'full',
      closed: 'closed',
      minimum: '',
      blocked: '',
      behind: 'a night before it is full or closed',
      tooLong: 'more than 60 nights',
      noArrival: 'no check-in',
      noDeparture: 'no check-out',
    },
  },
  pt: {
    night: 'por noite, dois adultos',
    best: 'noite mais barata',
    begin: 'Entrada',
    end: 'Saída',
    within: 'suas noites',
    canEnd: 'só saída',
    minimum: (nights) => `a estadia mínima é de ${nights} noites`,
    minimumShort: (nights) => `Mín. ${nights}`,
    unknown: 'preço ao buscar',
    why: {
      past: 'já passou',
      far: 'ainda não está à venda',
      full: 'lotado',
      closed: 'fechado',
      minimum: '',
      blocked: '',
      behind: 'há uma noite lotada ou fechada antes',
      tooLong: 'mais de 60 noites',
      noArrival: 'sem entrada',
      noDeparture: 'sem saída',
    },
  },
};
