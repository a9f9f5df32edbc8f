/** @jest-environment jsdom */
import { liveHandScanner } from './hand-scanner.js';

const field = Object.assign(document.createElement('input'), { value: 'TQ1.OLD' });
const verdict = Object.assign(document.createElement('h2'), { tabIndex: -1 });

beforeAll(() => {
  const form = document.createElement('form');
  form.append(field);
  document.body.append(verdict, form);
  liveHandScanner(field);
});

const press = (key: string, differs: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, ...differs }),
  );

it('puts hand scanner input into the field, in place of the previous code', () => {
  verdict.focus();
  press('T');
  expect([document.activeElement, field.value]).toEqual([field, '']);
  field.value = 'T';
  press('Q');
  expect(field.value).toBe('T');
});

it('replaces a code whose verdict is pending with the next one', () => {
  field.value = 'TQ1.OLD';
  field.setSelectionRange(7, 7);
  field.form?.dispatchEvent(new Event('submit'));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 7]);
});

it.each<[string, KeyboardEventInit]>([
  ['Enter', {}],
  ['Tab', {}],
  [' ', {}],
  ['c', { ctrlKey: true }],
])('leaves the focus where it is at %s', (key, differs) => {
  verdict.focus();
  press(key, differs);
  expect(document.activeElement).toBe(verdict);
});
