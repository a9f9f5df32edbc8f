import type { Translated } from '@shop/domain';

/** What is said of a day beside what was paid; `{amount}` is spoken. */
export const differenceWords: Translated<
  Readonly<Record<'same' | 'more' | 'less' | 'notToday' | 'now', string>>
> = {
  es: {
    now: 'Ahora',
    same: 'mismo precio',
    more: '{amount} más por adulto, sin costo para ti',
    less: '{amount} menos por adulto, sin devolución',
    notToday: 'no disponible para este cambio',
  },
  en: {
    now: 'Now',
    same: 'same price',
    more: '{amount} more per adult, at no cost to you',
    less: '{amount} less per adult, not refunded',
    notToday: 'not available for this change',
  },
  pt: {
    now: 'Agora',
    same: 'mesmo preço',
    more: '{amount} a mais por adulto, sem custo para você',
    less: '{amount} a menos por adulto, sem devolução',
    notToday: 'não disponível para esta mudança',
  },
};
