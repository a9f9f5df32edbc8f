import type { Language } from '@shop/domain';

const minuteSeconds = 60;

const texts = {
  es: { wait: 'Espera', one: 'minuto', more: 'minutos' },
  en: { wait: 'Wait', one: 'minute', more: 'minutes' },
  pt: { wait: 'Espere', one: 'minuto', more: 'minutos' },
} as const;

/** "Wait 3 minutes." */
export function writeWait(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / minuteSeconds);
  const { wait, one, more } = texts[language];
  return `${wait} ${minutes} ${minutes === 1 ? one : more}.`;
}
