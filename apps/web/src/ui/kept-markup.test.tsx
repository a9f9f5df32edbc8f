import { renderToString } from 'react-dom/server';
import { calendar, calendarTexts } from '../runtime/kit/samples.js';
import { keepMarkup, keptInside } from './kept-markup.js';
import { PriceCalendar } from './price-calendar/price-calendar.js';

const asked: string[] = [];
const write = (choosable: typeof calendar) =>
  renderToString(
    <div
      {...keptInside(
        () => JSON.stringify(choosable),
        () => <PriceCalendar calendar={choosable} texts={calendarTexts} />,
      )}
    />,
  );

it('is the same HTML for a written and a cached calendar, and differs for another calendar', () => {
  const other = { ...calendar, next: undefined };
  const plain = [write(calendar), write(other)];
  keepMarkup((key, inside) => {
    asked.push(key);
    return renderToString(inside());
  });
  expect([write(calendar), write(other)]).toEqual(plain);
  expect(new Set(asked).size).toBe(2);
});
