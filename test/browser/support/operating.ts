import type { ElementHandle, Page } from '@playwright/test';

type Element = ElementHandle<HTMLElement | SVGElement>;

export type Way = 'press' | 'enter' | 'space' | 'arrow' | 'type' | 'type and enter' | 'choose';

/** Keeps the page, so that other parts can be operated afterwards. */
export const isGentle = (kind: string, way: Way): boolean =>
  !kind.startsWith('input search') &&
  (['type', 'choose', 'space'].includes(way) ||
    (way === 'press' && /^(?:input|summary)/.test(kind)));

/** How a part of this kind is operated; the kind starts with tag and type. */
export function waysOf(kind: string): readonly Way[] {
  if (kind.endsWith('off screen')) return ['enter'];
  // Keys alone scroll it; a press would reach its content.
  if (/^(?:div|ul)/.test(kind)) return ['arrow'];
  if (kind.startsWith('select')) return ['choose'];
  if (kind.startsWith('input radio')) return ['press', 'arrow'];
  if (kind.startsWith('input checkbox')) return ['press', 'space'];
  if (kind.startsWith('input number')) return ['type', 'type and enter', 'arrow'];
  if (kind.startsWith('input date')) return ['type'];
  if (/^(?:input|textarea)/.test(kind)) return ['type', 'type and enter'];
  if (/ (?:tab|grid)/.test(kind)) return ['press', 'enter', 'arrow'];
  return ['press', 'enter'];
}

const typed: Readonly<Record<string, string>> = {
  number: '3',
  email: 'ana@mail.example',
  password: 'arrecife-de-prueba',
  date: '2027-03-04',
};

/** Opens the part's folds as a visitor would; a wide window shows some folds open. */
async function unfold(element: Element): Promise<void> {
  for (;;) {
    const summary = await element.evaluateHandle((one) => {
      const fold = one.parentElement?.closest('details:not([open])');
      const own = fold?.querySelector(':scope > summary');
      return own?.contains(one) || !own?.checkVisibility() ? null : own;
    });
    const found = summary.asElement() as Element | null; // as: a summary is an element of HTML
    if (!found) return;
    await found.click();
  }
}

async function type(page: Page, element: Element): Promise<void> {
  const kind = await element.evaluate((one) => (one as HTMLInputElement).type); // as: what is typed into is a field
  const text = typed[kind] ?? 'laguna';
  await element.focus();
  if (kind === 'date') return element.fill(text);
  await element.selectText();
  await page.keyboard.type(text);
}

/** Presses the label of a box that its label draws. */
async function press(element: Element): Promise<void> {
  const target = await element.evaluateHandle((one) => {
    const { labels, type: kind } = one as HTMLInputElement; // as: asked of boxes alone
    const isBox = kind === 'checkbox' || kind === 'radio';
    return isBox && one.getBoundingClientRect().width < 8 ? (labels?.[0] ?? one) : one;
  });
  await target.asElement()?.click();
}

async function choose(element: Element): Promise<void> {
  const value = await element.evaluate((one) => {
    const { options, value: now } = one as HTMLSelectElement; // as: what is chosen from is one
    return [...options].findLast((each) => !each.disabled && each.value !== now)?.value ?? now;
  });
  await (element as ElementHandle<HTMLSelectElement>).selectOption(value); // as: what is chosen from is one
}

const keys = { enter: 'Enter', space: 'Space', arrow: 'ArrowRight' } as const;

export async function operate(page: Page, element: Element, way: Way): Promise<void> {
  await unfold(element);
  switch (way) {
    case 'press':
      return press(element);
    case 'choose':
      return choose(element);
    case 'type':
      return type(page, element);
    case 'type and enter':
      await type(page, element);
      return page.keyboard.press('Enter');
    default: {
      await element.focus();
      const isCount = await element.evaluate((one) => one.matches('[type=number]'));
      return page.keyboard.press(isCount ? 'ArrowUp' : keys[way]);
    }
  }
}
