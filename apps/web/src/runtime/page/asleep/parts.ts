export const { documentElement: root } = document;

/** What a visitor operates. Plain links work without code. */
const operated = 'button,[data-island],[role=tab],input,select,textarea,summary,label';

export const elementOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof HTMLElement ? target : ((target as Element | null)?.parentElement ?? undefined); // as: an SVG element has an HTML parent

/** Excludes the cookie banner, which works without the page's code. */
export const operatedPart = (target: EventTarget | null): HTMLElement | undefined => {
  const part = elementOf(target)?.closest<HTMLElement>(operated);
  return part && !part.closest('#cookies') ? part : undefined;
};

/** True once React handles this element. Late parts each have their own `data-awake`. */
export const isAwake = (element?: Element): boolean =>
  'awake' in root.dataset && !element?.closest('[data-late-part]:not([data-awake])');

/** The tag of the early script; its data attributes carry the server's facts. */
export const tag = document.getElementById('early');

export const facts: DOMStringMap = tag?.dataset ?? {};
