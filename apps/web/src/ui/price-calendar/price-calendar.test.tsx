/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { renderScreen } from '@shop/test/views/render-screen';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendar, calendarTexts } from '../../runtime/kit/samples.js';
import { nameOfDay } from './name-of-day.js';
import { PriceCalendar } from './price-calendar.js';

// jsdom has no layout and no `checkVisibility`, so every day gets a rectangle.
HTMLElement.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList; // as: a list

const day = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^December ${number},`) });

function show() {
  const months: string[] = [];
  const days: string[] = [];
  renderScreen(
    <PriceCalendar
      calendar={calendar}
      texts={calendarTexts}
      onMonth={(month) => months.push(month)}
      onChoose={(chosen) => days.push(chosen)}
    />,
  );
  return { months, days, user: userEvent.setup() };
}

const free = { day: '2026-12-20', state: 'free' } as const;

it.each([
  ['1.050k', '1,050,000 Colombian pesos per adult', '1.050k, 1,050,000 Colombian pesos per adult'],
  ['110', '109.65 US dollars per adult', '110, 109.65 US dollars per adult'],
  ['2,389', '2,389.00 Mexican pesos per adult', '2,389.00 Mexican pesos per adult'],
  ['', 'closed', 'closed'],
])('announces the visible "%s" of a cell with "%s"', (amount, said, rest) => {
  const dates = '{weekday}, December {day}, 2026';
  const name = nameOfDay({ dates }, { ...free, said, amount }, 'Sunday');
  expect(name).toBe(`Sunday, December 20, 2026, ${rest}`);
});

it('is one tab stop, on the chosen day', async () => {
  const { user } = show();
  const next = screen.getByRole('button', { name: 'Next month' });
  act(() => next.focus());
  await user.tab();
  expect(day(12)).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

it.each([
  ['{ArrowRight}', 13],
  ['{ArrowLeft}', 11],
  ['{ArrowUp}', 5],
  ['{ArrowDown}', 19],
  ['{Home}', 7],
  ['{End}', 13],
])('moves from the 12th by %s to the %i', async (key, number) => {
  const { user } = show();
  act(() => day(12).focus());
  await user.keyboard(key);
  expect(day(number)).toHaveFocus();
});

it('loads the month that a key leads to', async () => {
  const { user, months } = show();
  act(() => day(12).focus());
  await user.keyboard('{PageDown}');
  expect(months).toEqual(['2027-01']);
});

it('keeps an unavailable day focusable, but not selectable', async () => {
  const { user, days } = show();
  await user.click(day(6));
  expect(day(6)).toHaveAttribute('aria-disabled', 'true');
  expect(day(6)).toHaveAccessibleName(/soldOut/);
  await user.click(day(15));
  expect(days).toEqual(['2026-12-15']);
});

it('answers a press on an unavailable day with the reason and the nearest days', async () => {
  const { user } = show();
  const said = screen.getByRole('status');
  await user.click(day(13));
  expect(said).toHaveTextContent(
    'December 13, 2026, closed. Nearest days: December 12, 2026; December 14, 2026.',
  );
  await user.click(day(15));
  expect(said).toBeEmptyDOMElement();
});

it('describes its states in words, and always has six rows', () => {
  show();
  const grid = screen.getByRole('grid', { name: 'December 2026' });
  expect(within(grid).getByText('Sold out')).toBeInTheDocument();
  expect(within(grid).getByText('Closed')).toBeInTheDocument();
  expect(screen.getByText('Best price')).toBeInTheDocument();
  expect(within(grid).getAllByRole('row')).toHaveLength(7);
});
