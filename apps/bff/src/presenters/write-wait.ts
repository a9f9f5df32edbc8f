import type { Language } from '@shop/domain';

const minuteSeconds = 60;
const hourSeconds = 3_600;
/** From here on the text gives hours. */
const longSeconds = 2 * hourSeconds;

const texts = {
  es: { wait: 'Espera', minute: ['minuto', 'minutos'], hour: ['hora', 'horas'] },
  en: { wait: 'Wait', minute: ['minute', 'minutes'], hour: ['hour', 'hours'] },
  pt: { wait: 'Espere', minute: ['minuto', 'minutos'], hour: ['hora', 'horas'] },
} as const;

/** "Wait 3 minutes." */
export function writeWait(seconds: number, language: Language): string {
  const { wait, minute, hour } = texts[language];
  const isLong = seconds > longSeconds;
  const count = Math.ceil(seconds / (isLong ? hourSeconds : minuteSeconds));
  const [one, more] = isLong ? hour : minute;
  return `${wait} ${count} ${count === 1 ? one : more}.`;
}
