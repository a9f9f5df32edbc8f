import type { Language } from '@shop/domain';

const untilTheVisit: Readonly<Record<Language, string>> = {
  es: 'En la página de tu orden, hasta que empiece la visita: te devolvemos el total.',
  en: 'On the page of your order, until the visit begins: we refund the whole amount.',
  pt: 'Na página do seu pedido, até o início da visita: devolvemos o total.',
};

const hoursBefore: Readonly<Record<Language, (hours: number) => string>> = {
  es: (hours) =>
    `En la página de tu orden, hasta ${hours} ${hours === 1 ? 'hora' : 'horas'} antes de la visita: te devolvemos el total.`,
  en: (hours) =>
    `On the page of your order, up to ${hours} ${hours === 1 ? 'hour' : 'hours'} before the visit: we refund the whole amount.`,
  pt: (hours) =>
    `Na página do seu pedido, até ${hours} ${hours === 1 ? 'hora' : 'horas'} antes da visita: devolvemos o total.`,
};

/** A supplier's rule in one line. Part of an hour rounds up, so as not to promise more. */
export const writeCancelling = (hours: number, language: Language): string =>
  hours > 0 ? hoursBefore[language](Math.ceil(hours)) : untilTheVisit[language];
