import type { Language } from '@shop/domain';

interface MonthsTexts {
  readonly months: string;
  readonly firstMonth: string;
  readonly otherMonths: string;
  readonly ofBank: string;
  readonly notMexican: string;
}

export const monthsTexts: Readonly<Record<Language, MonthsTexts>> = {
  es: {
    months: 'Meses sin intereses',
    firstMonth: 'Primer pago',
    otherMonths: 'Los demás',
    ofBank: 'Aprobada, de',
    notMexican: 'Rechazada: no es de un banco mexicano',
  },
  en: {
    months: 'Interest-free months',
    firstMonth: 'First payment',
    otherMonths: 'The others',
    ofBank: 'Approved, of',
    notMexican: 'Refused: not of a Mexican bank',
  },
  pt: {
    months: 'Parcelamento sem juros',
    firstMonth: 'Primeiro pagamento',
    otherMonths: 'Os demais',
    ofBank: 'Aprovado, do',
    notMexican: 'Recusado: não é de um banco mexicano',
  },
};
