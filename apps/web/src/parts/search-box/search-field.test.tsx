/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { expectNoAxeFindings } from '@shop/test/views/expect-no-axe-findings';
import { renderScreen } from '@shop/test/views/render-screen';
import { type FakeBackend, silence, startBackend } from '@shop/test/fake-backend';
import { searchPauseMs } from '@shop/domain';
import type { SuggestionsView } from '@shop/ports/screens';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SearchField } from './search-field.js';

let bff: FakeBackend;
beforeEach(async () => {
  bff = await startBackend();
  bff.reply(start, 200, { isReady: true });
});
afterEach(async () => {
  jest.useRealTimers();
  await bff.stop();
});

const results = '/es/busqueda/';
const start = '/api/search/start?language=es';
const askedFor = (q: string) =>
  `/api/search/suggestions?${new URLSearchParams({ q, language: 'es', path: '/es/' })}`;

const suggested = (typed: string, ...completions: string[]): SuggestionsView => ({
  suggestions: completions.map((completion) => ({
    keyword: typed + completion,
    text: [
      { text: typed, isMarked: true },
      { text: completion, isMarked: false },
    ],
    href: `${results}?q=${typed}${completion}`,
  })),
  problem: undefined,
});

const form = (query?: string) => (
  <form role="search" action={results}>
    <label htmlFor="q">Buscar</label>
    <SearchField id="q" action={results} frame={aFrame({ path: '/es/' })} query={query} />
    <button type="submit">Ir</button>
  </form>
);
const show = (query?: string) => renderScreen(form(query), { origin: bff.url });

const field = () => screen.getByLabelText<HTMLInputElement>('Buscar');
const live = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Buscar' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const highlighted = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};
const press = (key: string) => fireEvent.keyDown(field(), { key });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
/** Skips the debounce, which has a test of its own. */
function pass(ms: number, first: () => void = () => undefined) {
  jest.useFakeTimers();
  first();
  act(() => jest.advanceTimersByTime(ms));
  jest.useRealTimers();
}
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const questions = () => bff.seen.map(({ path }) => path).filter((path) => path !== start);

/** A reply that the test releases. */
function hold(typed: string, answer: SuggestionsView) {
  const held = { release: () => undefined as void };
  bff.answer(askedFor(typed), (response) => {
    held.release = () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    };
  });
  return held;
}

/** A hydrated box with typed text and its reply. */
async function showAnswered(typed: string, answer: unknown, status = 200) {
  bff.reply(askedFor(typed), status, answer);
  const shown = show();
  act(() => field().focus());
  await live();
  pass(searchPauseMs, () => type(typed));
  return shown;
}

async function showSuggestions() {
  const shown = await showAnswered('ce', suggested('ce', 'note', 'iba', 'nar'));
  await screen.findByRole('listbox', { name: 'Sugerencias' });
  return shown;
}

describe('the seven states', () => {
  it('initial: stays a plain form field without a token and sends nothing', async () => {
    bff.reply(start, 200, { isReady: false });
    show();
    act(() => field().focus());
    await waitFor(() => expect(bff.seen).toHaveLength(1));
    pass(searchPauseMs + 100, () => type('ceiba'));
    await wait(100);
    expect(screen.getByRole('searchbox', { name: 'Buscar' })).toBe(field());
    expect(questions()).toEqual([]);
  });

  it('idle: is a combobox with a closed list', async () => {
    const { container } = show();
    act(() => field().focus());
    const box = await live();
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(box.getAttribute('aria-autocomplete')).toBe('list');
    expect(screen.queryByRole('button', { name: 'Borrar búsqueda' })).toBeNull();
    await expectNoAxeFindings(container);
  });

  it('fetches its token once the page is idle, and not again on use', async () => {
    pass(2_000, () => show());
    await waitFor(() => expect(bff.seen).toHaveLength(1));
    act(() => field().focus());
    await live();
    expect(bff.seen.map(({ path }) => path)).toEqual([start]);
  });

  it('ready: is filled with the word of the address, and sends nothing', async () => {
    show('ceiba');
    expect((await live()).value).toBe('ceiba');
    expect(screen.getByRole('button', { name: 'Borrar búsqueda' })).toBeTruthy();
    await wait(searchPauseMs + 100);
    expect(questions()).toEqual([]);
  });

  it('fetch: shows that it is busy', async () => {
    bff.reply(askedFor('ce'), silence);
    const { container } = show();
    act(() => field().focus());
    await live();
    type('ce');
    expect(container.querySelector('.spinner')).toBeNull();
    await waitFor(() => expect(container.querySelector('.spinner')).not.toBeNull());
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('success: lists whole rows, with the completion highlighted and more below', async () => {
    const { container, said } = await showSuggestions();
    expect(options()).toEqual(['cenote', 'ceiba', 'cenar']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    const completed = container.querySelectorAll('b');
    expect([...completed].map(({ textContent }) => textContent)).toEqual(['note', 'iba', 'nar']);
    const more = screen.getByRole('link', { name: 'Más resultados' });
    expect(more.getAttribute('href')).toBe(`${results}?q=ce`);
    expect(said).toEqual(['3 sugerencias']);
    await expectNoAxeFindings(container);
  });

  it('empty: says so visibly and to screen readers, and links onward', async () => {
    const { container, said } = await showAnswered('zz', suggested('zz'));
    const more = await screen.findByRole('link', { name: 'Buscar más sobre zz' });
    expect(more.getAttribute('href')).toBe(`${results}?q=zz`);
    expect(said).toEqual(['Sin sugerencias: buscar más sobre zz']);
    await expectNoAxeFindings(container);
  });

  it('error: shows the message of the reply', async () => {
    const problem = 'No se han podido buscar resultados ahora';
    const { container, said } = await showAnswered('ce', { suggestions: [], problem }, 503);
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(said).toEqual([problem]);
    await expectNoAxeFindings(container);
  });

  it('error: shows a message of its own without a valid reply', async () => {
    const { said } = await showAnswered('ce', { message: 'no' }, 429);
    expect(await screen.findByText('No se han podido buscar resultados')).toBeTruthy();
    expect(said).toEqual(['No se han podido buscar resultados']);
  });
});

describe('the field', () => {
  it('is the same element before and after, with text and focus', async () => {
    show();
    const before = field();
    before.value = 'ceib';
    act(() => before.focus());
    expect(await live()).toBe(before);
    expect([before.value, document.activeElement]).toEqual(['ceib', before]);
  });

  it('loads its code when a pointer comes near', async () => {
    const { container } = show();
    fireEvent.pointerEnter(container.querySelector('.field') ?? container);
    expect(await live()).toBe(field());
  });

  it('loads nothing before a pointer comes near', async () => {
    show();
    await wait(50);
    expect(screen.getByRole('searchbox')).toBe(field());
    expect(bff.seen).toEqual([]);
  });

  it('takes the word of an in-place page change, and keeps the focus', async () => {
    const { showNext } = show('ceiba');
    act(() => field().focus());
    const before = await live();
    pass(searchPauseMs + 100, () => {
      type('ceib');
      showNext(form('cenote'));
    });
    expect([field().value, document.activeElement]).toEqual(['cenote', before]);
    await wait(100);
    expect(questions()).toEqual([]);
  });
});

describe('timing', () => {
  it('waits half a second after the last key before a query', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    bff.reply(askedFor('cei'), 200, suggested('cei', 'ba'));
    show();
    act(() => field().focus());
    await live();
    type('ce');
    act(() => jest.advanceTimersByTime(searchPauseMs - 60));
    type('cei');
    act(() => jest.advanceTimersByTime(searchPauseMs - 60));
    expect(questions()).toEqual([]);
    await waitFor(() => expect(options()).toEqual(['ceiba']));
    expect(questions()).toEqual([askedFor('cei')]);
  });

  it('lets no late reply replace a newer one', async () => {
    const { said } = show();
    act(() => field().focus());
    await live();
    const first = hold('ce', suggested('ce', 'note'));
    const second = hold('cei', suggested('cei', 'ba'));
    type('ce');
    await waitFor(() => expect(questions()).toHaveLength(1));
    type('cei');
    await waitFor(() => expect(questions()).toEqual([askedFor('ce'), askedFor('cei')]));
    first.release();
    await wait(100);
    expect([options(), said]).toEqual([[], []]);
    second.release();
    await waitFor(() => expect(options()).toEqual(['ceiba']));
    expect(said).toEqual(['1 sugerencia']);
  });

  it('closes the list half a second after blur', async () => {
    await showSuggestions();
    jest.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Ir' }).focus());
    act(() => jest.advanceTimersByTime(499));
    expect(options()).toHaveLength(3);
    act(() => jest.advanceTimersByTime(1));
    expect(options()).toEqual([]);
    expect(field().value).toBe('ce');
  });

  it.each(['Más resultados', 'field'])('keeps the list while the focus is at %s', async (place) => {
    await showSuggestions();
    jest.useFakeTimers();
    const more = screen.getByRole('link', { name: 'Más resultados' });
    act(() => screen.getByRole('button', { name: 'Ir' }).focus());
    act(() => (place === 'field' ? field() : more).focus());
    act(() => jest.advanceTimersByTime(2_000));
    expect(options()).toHaveLength(3);
  });
});

describe('the keyboard', () => {
  it('moves through the suggestions and past them, and announces the count once', async () => {
    const { said } = await showSuggestions();
    const way = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'];
    const seen = way.map((key) => (press(key), highlighted()));
    expect(seen).toEqual(['cenote', 'ceiba', 'cenar', undefined, 'cenar', 'ceiba']);
    const selected = screen.getByRole('option', { selected: true });
    expect(selected.textContent).toBe('ceiba');
    expect(said).toEqual(['3 sugerencias']);
  });

  it('opens the highlighted one with Enter', async () => {
    const { went } = await showSuggestions();
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(went).toEqual([`${results}?q=cenote`]);
    expect([field().value, options()]).toEqual(['cenote', []]);
  });

  it('leaves Enter to the form without a highlight', async () => {
    const { went } = await showSuggestions();
    expect(press('Enter')).toBe(true);
    expect(went).toEqual([]);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(new FormData(form).get('q')).toBe('ce');
  });

  it('closes with Escape, keeps the text, and does nothing the second time', async () => {
    await showSuggestions();
    for (let times = 0; times < 2; times += 1) {
      expect(press('Escape')).toBe(false);
      expect([field().value, options(), document.activeElement]).toEqual(['ce', [], field()]);
    }
  });

  it('returns to the field with Escape from the last row', async () => {
    await showSuggestions();
    const more = screen.getByRole('link', { name: 'Más resultados' });
    act(() => more.focus());
    fireEvent.keyDown(more, { key: 'Escape' });
    expect([options(), document.activeElement]).toEqual([[], field()]);
  });

  it.each(['Home', 'Tab'])('leaves %s to the browser', async (key) => {
    await showSuggestions();
    expect(press(key)).toBe(true);
  });

  it('leaves the keys of an input method alone', async () => {
    await showSuggestions();
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(highlighted()).toBeUndefined();
    press('ArrowDown');
    // Safari sends the Enter that ends a composition after it.
    expect(fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })).toBe(true);
    expect(options()).not.toEqual([]);
  });
});

it('opens all results from the last row and returns the focus on a key', async () => {
  const { address } = await showSuggestions();
  const more = screen.getByRole('link', { name: 'Más resultados' });
  act(() => more.focus());
  fireEvent.click(more);
  expect(address()).toBe(`${results}?q=ce`);
  expect([options(), document.activeElement]).toEqual([[], field()]);
});

it('opens a suggestion at a press, in place', async () => {
  const { address } = await showSuggestions();
  fireEvent.click(screen.getByText('iba'));
  expect(address()).toBe(`${results}?q=ceiba`);
  expect([field().value, options()]).toEqual(['ceiba', []]);
});
