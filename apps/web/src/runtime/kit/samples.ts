import type {
  CalendarView,
  DayView,
  PosterView,
  PriceText,
  Problem,
  SceneView,
} from '@shop/ports/screens';

export const price: PriceText = { text: '$2,389.00 MXN', spoken: '2,389.00 Mexican pesos' };
export const before: PriceText = { text: '$2,655.00 MXN', spoken: '2,655.00 Mexican pesos' };

export const problem: Problem = {
  code: 'sample',
  field: 'kit-wrong',
  text: 'The email is not valid',
  actions: [],
};

export const scene: SceneView = { src: '/pictures/scenes/ojos-de-agua.svg', alt: 'A cenote' };

export const facts = [
  { name: 'Hours', value: '8:00–14:00', note: 'every day' },
  { name: 'From', value: '$2,389.00 MXN' },
];

export const segments = ['Básico', 'Plus', 'Tour Plus', 'Night'].map((name, index) => ({
  key: name,
  href: '/en/',
  name,
  details: ['from $2,389.00 MXN'],
  isChosen: index === 1,
}));

export const poster = (differs: Partial<PosterView> = {}): PosterView => ({
  slug: 'ojos-de-agua',
  href: '/en/',
  name: 'Ojos de Agua',
  kind: 'Cenote tour',
  hours: '8:00–14:00',
  duration: '6 h',
  wall: 'ojosDeAgua',
  scene: { ...scene, alt: '' },
  label: undefined,
  from: price,
  closedUntil: undefined,
  ...differs,
});

const states: Readonly<Record<number, DayView['state']>> = {
  1: 'past',
  2: 'past',
  6: 'soldOut',
  13: 'closed',
  15: 'best',
  16: 'best',
  22: 'best',
  29: 'unknown',
};

/** December 2026, which begins on a Tuesday, with a day in every state. */
function day(cell: number): DayView {
  const number = cell - 1;
  const isThere = number >= 1 && number <= 31;
  const state = isThere ? (states[number] ?? 'free') : 'outside';
  const hasPrice = state === 'free' || state === 'best';
  return {
    day: `2026-12-${String(Math.min(99, Math.max(0, number))).padStart(2, '0')}${isThere ? '' : `x${cell}`}`,
    state,
    isLimited: number === 19,
    isChosen: number === 12,
    isToday: number === 3,
    amount: hasPrice ? (state === 'best' ? '2,150' : '2,389') : '',
    said: state,
  };
}

export const calendar: CalendarView = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (long) => ({ short: long.slice(0, 3), long }),
  ),
  months: [
    {
      month: '2026-12',
      title: 'December 2026',
      dates: 'December {day}, 2026',
      weeks: Array.from({ length: 6 }, (_, week) =>
        Array.from({ length: 7 }, (__, column) => day(week * 7 + column + 1)),
      ),
    },
  ],
  previous: undefined,
  next: '2027-01',
  legend: { currency: 'MXN', inThousands: false },
  problem: undefined,
};

export const calendarTexts = {
  previous: 'Previous month',
  next: 'Next month',
  best: 'Best price',
  yourDay: 'Your day',
  near: 'Nearest days',
  soldOut: 'Sold out',
  closed: 'Closed',
  limited: 'Few places left',
  today: 'Today',
  unit: 'MXN, per adult',
  later: 'price at the next step',
  loading: 'Loading prices',
};

export const posterTexts = {
  from: 'from',
  night: 'Night',
  isNew: 'New',
  noPrice: 'See price by day',
  closed: (when: string) => `Back on sale: ${when}`,
};
