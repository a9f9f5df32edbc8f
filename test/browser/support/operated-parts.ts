import { type ElementHandle, expect, type Page } from '@playwright/test';

export interface Part {
  /** Identifies the part across pages. */
  readonly signature: string;
  /** Parts of one kind are handled by the same code of the early script. */
  readonly kind: string;
  /** Its index among parts of this signature on the page. */
  readonly at: number;
  /** The number of parts of this signature on the page. */
  readonly of: number;
}

type Found = Part & { readonly element: HTMLElement };

/** Call this before opening pages, so that they can list their parts. */
export const watchParts = (page: Page) => page.addInitScript(defineParts);

/** All interactive parts that are visible or inside a fold. */
export const partsOf = (page: Page): Promise<readonly Part[]> =>
  page.evaluate(() =>
    window.operatedParts().map(({ signature, kind, at, of }) => ({ signature, kind, at, of })),
  );

/** Finds the part in the page. Late code on a slow machine may just have re-rendered it. */
export async function findPart(page: Page, part: Part): Promise<ElementHandle<HTMLElement>> {
  let found: ElementHandle<HTMLElement> | null = null;
  await expect(async () => {
    found = await partInView(page, part);
    expect(found, `the page has no ${part.signature} any more`).not.toBeNull();
  }).toPass({ timeout: 10_000 });
  if (!found) throw new Error(`the page has no ${part.signature}`);
  return found;
}

async function partInView(page: Page, { signature, at }: Part) {
  const handle = await page.evaluateHandle(
    ([wanted, n]) =>
      window.operatedParts().find((one) => one.signature === wanted && one.at === n)?.element,
    [signature, at] as const,
  );
  return handle.asElement() as ElementHandle<HTMLElement> | null; // as: parts are elements of HTML
}

declare global {
  interface Window {
    operatedParts(): readonly Found[];
  }
}

/** In the page. */
function defineParts(): void {
  // Independent of the early script's list, so that omissions there show up.
  const operated =
    'button,input:not([type=hidden]),select,textarea,summary,[data-island],[contenteditable],[tabindex="0"],' +
    '[onclick],a[href^="#"],[role=button],[role=tab],[role=switch],[role=option],[role=slider],[role=menuitem]';

  /** Whether it is visible once its folds are open. */
  function isThere(element: HTMLElement): boolean {
    const isOff = element.matches(':disabled,[aria-disabled=true]');
    if (isOff || element.closest('[inert],[aria-hidden=true]')) return false;
    const folds: HTMLDetailsElement[] = [];
    for (let at: Element | null = element; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement && !at.open) folds.push(at);
    for (const fold of folds) fold.open = true;
    const labels = [...((element as HTMLInputElement).labels ?? [])]; // as: of fields alone
    const isSeen = [element, ...labels].some(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1,
    );
    for (const fold of folds) fold.open = false;
    return isSeen;
  }

  const nameless = (text: string | null | undefined) => (text ?? '').replace(/[\d-]+/g, '');

  function kindOf(element: HTMLElement): string {
    const { form, type } = element as HTMLButtonElement; // as: asked of buttons and fields alone
    const isStep = element.parentElement?.querySelector(':scope > input[type=number] ~ button');
    const { right, bottom } = element.getBoundingClientRect();
    // A fragment may have scrolled the page, but not fixed elements.
    const scrolled = getComputedStyle(element).position === 'fixed' ? 0 : scrollY;
    return [
      element.tagName.toLowerCase(),
      type,
      element.getAttribute('role'),
      element.dataset['island'] && 'island',
      isStep && 'step',
      type === 'submit' && form?.getAttribute('method'),
      form && 'native' in form.dataset && 'native',
      element.closest('#cookies') && 'cookies',
      element.closest('[role=grid]') && 'grid',
      element.closest('[data-late-part]') && 'late',
      element.closest('details') && !element.matches('summary') && 'folded',
      element.getAttribute('href')?.startsWith('#') && 'anchor',
      (right <= 0 || bottom + scrolled <= 0) && 'off screen',
    ]
      .filter(Boolean)
      .join(' ');
  }

  function signatureOf(element: HTMLElement): string {
    const { form, name } = element as HTMLButtonElement; // as: asked of buttons and fields alone
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    return [
      kindOf(element),
      nameless(name),
      element.dataset['island'] ?? '',
      /^\/api\/[\w/-]+/.exec(form?.getAttribute('action') ?? '')?.[0] ?? '',
      element.closest('header,main,footer,nav,aside')?.tagName.toLowerCase() ?? '',
      around.map((one) => nameless(one?.getAttribute('class'))).join(' < '),
    ].join(' | ');
  }

  window.operatedParts = () => {
    const all = [...document.querySelectorAll<HTMLElement>(operated)]
      .filter(isThere)
      .map((element) => ({ element, kind: kindOf(element), signature: signatureOf(element) }));
    return all.map((one) => {
      const same = all.filter(({ signature }) => signature === one.signature);
      return { ...one, at: same.indexOf(one), of: same.length };
    });
  };
}
