import type { Language, Translated } from '../language/language.js';
import {
  monthOf,
  type ParkDay,
  type ParkMonth,
  type ParkTime,
  type Weekday,
  weekdayOf,
} from './park-day.js';

interface Words {
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
}

const list = (text: string) => text.split(' ');

const words: Translated<Words> = {
  es: {
    weekdays: list('lunes martes miércoles jueves viernes sábado domingo'),
    shortWeekdays: list('lun mar mié jue vie sáb dom'),
    months: list(
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    ),
    shortMonths: list('ene feb mar abr may jun jul ago sep oct nov dic'),
  },
  en: {
    weekdays: list('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    shortWeekdays: list('Mon Tue Wed Thu Fri Sat Sun'),
    months: list(
      'January February March April May June July August September October November December',
    ),
    shortMonths: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  },
  pt: {
    weekdays: [
      'segunda-feira',
      'terça-feira',
      'quarta-feira',
      'quinta-feira',
      'sexta-feira',
      'sábado',
      'domingo',
    ],
    shortWeekdays: list('seg. ter. qua. qui. sex. sáb. dom.'),
    months: list(
      'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    ),
    shortMonths: list('jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'),
  },
};

interface Parts {
  readonly year: string;
  readonly day: number;
  readonly weekday: string;
  readonly shortWeekday: string;
  readonly month: string;
  readonly shortMonth: string;
}

function partsOf(day: ParkDay, language: Language): Parts {
  const { weekdays, shortWeekdays, months, shortMonths } = words[language];
  const [year = '', month = '', number = ''] = day.split('-');
  const weekday = weekdayOf(day) - 1;
  return {
    year,
    day: Number(number),
    weekday: weekdays[weekday] ?? '',
    shortWeekday: shortWeekdays[weekday] ?? '',
    month: months[Number(month) - 1] ?? '',
    shortMonth: shortMonths[Number(month) - 1] ?? '',
  };
}

/** `sáb 12 dic`, `Sat, Dec 12`, `sáb., 12 de dez.` */
export function writeDayOfMonth(day: ParkDay, language: Language): string {
  const { day: number, shortWeekday, shortMonth } = partsOf(day, language);
  if (language === 'en') return `${shortWeekday}, ${shortMonth} ${number}`;
  if (language === 'pt') return `${shortWeekday}, ${number} de ${shortMonth}`;
  return `${shortWeekday} ${number} ${shortMonth}`;
}

const beforeYear: Translated<string> = { es: ' ', en: ', ', pt: ' de ' };

/** `sáb 12 dic 2026`, `Sat, Dec 12, 2026`, `sáb., 12 de dez. de 2026` (docs/rules/calendar.md). */
export const writeShortDate = (day: ParkDay, language: Language): string =>
  `${writeDayOfMonth(day, language)}${beforeYear[language]}${partsOf(day, language).year}`;

/** `sábado 12 de diciembre de 2026`, `Saturday, December 12, 2026`. */
export function writeLongDate(day: ParkDay, language: Language): string {
  const { day: number, weekday } = partsOf(day, language);
  const pattern = longDatePattern(monthOf(day), language);
  return pattern.replace('{weekday}', weekday).replace('{day}', String(number));
}

/** A template for the month's long dates: `{weekday} {day} de diciembre de 2026`. */
export function longDatePattern(month: ParkMonth, language: Language): string {
  const { year, month: name } = partsOf(`${month}-01`, language);
  if (language === 'en') return `{weekday}, ${name} {day}, ${year}`;
  return `{weekday}${language === 'pt' ? ',' : ''} {day} de ${name} de ${year}`;
}

/** `Diciembre 2026`. */
export function writeMonth(month: ParkMonth, language: Language): string {
  const { year, month: name } = partsOf(`${month}-01`, language);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}

/** `17:30–23:00`, `17h30–23h`. */
export const writeHours = (from: ParkTime, to: ParkTime, language: Language): string =>
  `${writeTime(from, language)}–${writeTime(to, language)}`;

/** `9:00`; in Portuguese `9h` and `9h30`. No leading zero. */
export function writeTime(time: ParkTime, language: Language): string {
  const short = time.replace(/^0(?=\d)/, '');
  return language === 'pt' ? short.replace(':', 'h').replace(/h00$/, 'h') : short;
}

/** Weeks start on Monday in Spanish, on Sunday in English and Portuguese. */
export const firstWeekday: Translated<Weekday> = { es: 1, en: 7, pt: 7 };

/** Column headings of a month, from the language's first weekday. */
export function weekdayNames(language: Language): readonly { short: string; long: string }[] {
  const first = firstWeekday[language] - 1;
  return Array.from({ length: 7 }, (_, column) => {
    const day = (first + column) % 7;
    return {
      short: words[language].shortWeekdays[day] ?? '',
      long: words[language].weekdays[day] ?? '',
    };
  });
}
