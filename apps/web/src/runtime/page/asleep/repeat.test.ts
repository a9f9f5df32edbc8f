/** @jest-environment jsdom */
import { repeatMarks } from './repeat.js';

const focusTold = () => {
  const told: EventTarget[] = [];
  window.addEventListener('focusin', ({ target }) => target && told.push(target));
  return told;
};

it('notifies the code of each focused part once', () => {
  document.documentElement.dataset.awake = '';
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a href="#a">pressed</a><div data-late-part><button>later</button></div>',
  );
  const [link, button] = document.querySelectorAll<HTMLElement>('a, button');
  link?.focus();
  const told = focusTold();
  repeatMarks();
  repeatMarks();
  expect(told).toEqual([link]);
  // A part that is not hydrated gets the event later.
  button?.focus();
  told.length = 0;
  repeatMarks();
  expect(told).toEqual([]);
  document.querySelector('[data-late-part]')?.setAttribute('data-awake', '');
  repeatMarks();
  repeatMarks();
  expect(told).toEqual([button]);
});
