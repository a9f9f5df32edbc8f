import type { Translated } from '@shop/domain';
import type { DayView } from '@shop/ports/screens';

export type PriceDayState = Exclude<DayView['state'], 'barred'>;

export const stateWords: Translated<
  Readonly<Record<PriceDayState | 'chosen' | 'limited', string>>
> = {
  es: {
    free: 'por adulto',
    best: 'por adulto, mejor precio',
    soldOut: 'agotado',
    closed: 'cerrado',
    taken: 'ya es de otra entrada',
    past: 'ya pasó',
    unknown: 'precio en el siguiente paso',
    outside: 'de otro mes',
    chosen: 'tu día',
    limited: 'quedan pocos lugares',
  },
  en: {
    free: 'per adult',
    best: 'per adult, best price',
    soldOut: 'sold out',
    closed: 'closed',
    taken: 'taken by another ticket',
    past: 'in the past',
    unknown: 'price in the next step',
    outside: 'of another month',
    chosen: 'your day',
    limited: 'few places left',
  },
  pt: {
    free: 'por adulto',
    best: 'por adulto, melhor preço',
    soldOut: 'esgotado',
    closed: 'fechado',
    taken: 'já é de outro ingresso',
    past: 'já passou',
    unknown: 'preço na próxima etapa',
    outside: 'de outro mês',
    chosen: 'seu dia',
    limited: 'restam poucos lugares',
  },
};
