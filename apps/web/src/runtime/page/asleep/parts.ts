export const { documentElement: root } = document;

/** What a person operates. Plain links are the browser's own and need no code. */
const operated = 'button,[data-island],[role=tab],input,select,textarea,summary,label';

export const elementOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof HTMLElement ? target : ((target as Element | null)?.parentElement ?? undefined); // as: a drawing's parts stand in HTML

/** The question about cookies is answered without the page's code. */
export const operatedPart = (target: EventTarget | null): HTMLElement | undefined => {
  const part = elementOf(target)?.closest<HTMLElement>(operated);
  return part && !part.closest('#cookies') ? part : undefined;
};

/** The page's code answers here; `main` and the late parts say so by an attribute of their own. */
export const isAwake = (element?: Element): boolean =>
  'awake' in root.dataset && !element?.closest('[data-late-part]:not([data-awake])');

/** This script's own tag: what the server tells it of the page are its attributes. */
export const tag = document.getElementById('early');

export const facts: DOMStringMap = tag?.dataset ?? {};
