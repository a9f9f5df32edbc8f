import {
  choiceQuery,
  countPeople,
  formatMoney,
  type Language,
  pathOf,
  type People,
  type Translated,
  unitTypes,
  type UnitType,
  writeDayOfMonth,
  writeMonth,
  writeTime,
} from '@shop/domain';
import type { BuyView } from '@shop/ports/screens';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { countOf } from '../../../presenters/stay-words.js';
import type { BuyFacts } from './buy-facts.js';

interface Words {
  readonly full: (day: string, time: string | undefined, count: number) => string;
  readonly closed: (day: string) => string;
  readonly month: (month: string) => string;
  readonly nearest: (people: string) => string;
  readonly none: string;
  readonly sameDay: (left: number | undefined) => string;
  readonly look: string;
  readonly and: string;
  readonly units: Readonly<Record<UnitType, readonly [one: string, more: string]>>;
}

const words: Translated<Words> = {
  es: {
    full: (day, time, count) =>
      `El ${day}${time ? ` a las ${time}` : ''} ${count === 1 ? 'ya no queda lugar' : `no quedan ${count} lugares`}`,
    closed: (day) => `El ${day} está cerrado`,
    month: (month) => `En ${month.toLowerCase()} ya no quedan días con lugares`,
    nearest: (people) => `Lo más cercano, para ${people}:`,
    none: 'No encontramos otro día con lugares.',
    sameDay: (left) =>
      left === undefined ? 'mismo día' : `mismo día, ${left === 1 ? 'queda' : 'quedan'} ${left}`,
    look: 'Ver los días cercanos',
    and: ' y ',
    units: {
      ADULT: ['# adulto', '# adultos'],
      CHILD: ['# niño', '# niños'],
      INFANT: ['# menor', '# menores'],
    },
  },
  en: {
    full: (day, time, count) =>
      `On ${day}${time ? ` at ${time}` : ''} there ${count === 1 ? 'is no place' : `aren’t ${count} places`} left`,
    closed: (day) => `Closed on ${day}`,
    month: (month) => `No days with places are left in ${month}`,
    nearest: (people) => `The nearest, for ${people}:`,
    none: 'We found no other day with places.',
    sameDay: (left) => (left === undefined ? 'same day' : `same day, ${left} left`),
    look: 'See the nearest days',
    and: ' and ',
    units: {
      ADULT: ['# adult', '# adults'],
      CHILD: ['# child', '# children'],
      INFANT: ['# infant', '# infants'],
    },
  },
  pt: {
    full: (day, time, count) =>
      `Em ${day}${time ? `, às ${time},` : ''} não ${count === 1 ? 'resta lugar' : `restam ${count} lugares`}`,
    closed: (day) => `Fechado em ${day}`,
    month: (month) => `Em ${month.toLowerCase()} não restam dias com lugares`,
    nearest: (people) => `O mais próximo, para ${people}:`,
    none: 'Não encontramos outro dia com lugares.',
    sameDay: (left) =>
      left === undefined ? 'mesmo dia' : `mesmo dia, ${left === 1 ? 'resta' : 'restam'} ${left}`,
    look: 'Ver os dias próximos',
    and: ' e ',
    units: {
      ADULT: ['# adulto', '# adultos'],
      CHILD: ['# criança', '# crianças'],
      INFANT: ['# bebê', '# bebês'],
    },
  },
};

export function presentNear(
  { near, product, choice, calendarDay, calendar }: BuyFacts,
  { visitor: { language }, route }: PageQuestion,
): BuyView['near'] {
  if (!near) return undefined;
  const say = words[language];
  const day = choice.day ? writeDayOfMonth(choice.day, language) : '';
  const time = product.schedule.type === 'START_TIME' ? choice.time : undefined;
  const titles = {
    full: () => say.full(day, time && writeTime(time, language), countPeople(choice.people)),
    closed: () => say.closed(day),
    month: () => say.month(writeMonth(calendar.months[0] ?? '', language)),
  };
  const leftAt = (start: string | undefined) =>
    calendarDay?.startTimes.find((one) => one.time === start)?.left;
  return {
    title: titles[near.why](),
    note: near.days.length > 0 ? say.nearest(writePeople(choice.people, language)) : say.none,
    look: say.look,
    ways: near.days.map((one) => {
      const chosen = { ...choice, day: one.day, time: one.time, isOpenTicket: false };
      const isSame = one.day === choice.day;
      const notes = [isSame && say.sameDay(leftAt(one.time)), one.total && formatMoney(one.total)];
      return {
        href: `${pathOf(route, language)}?${choiceQuery(chosen)}#field-date`,
        text: [writeDayOfMonth(one.day, language), one.time && writeTime(one.time, language)]
          .filter(Boolean)
          .join(', '),
        note: notes.filter(Boolean).join(' · '),
      };
    }),
  };
}

/** `2 adultos, 1 niño y 1 bebé`. */
function writePeople(people: People, language: Language): string {
  const { units, and } = words[language];
  const parts = unitTypes.flatMap((unit) =>
    people[unit] > 0 ? countOf(units[unit], people[unit]) : [],
  );
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(and);
}
