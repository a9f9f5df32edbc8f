/* global window, document, location, requestAnimationFrame */
const slowedBy = 4;

/**
 * In the page, before it loads: records the first touch, its paint, whether a change was visible,
 * and the effect. Times in ms since navigation start.
 */
function watchTouch() {
  const seen = { paints: [] };
  window.touched = seen;
  const note = ({ entries }) => {
    for (const { startTime, duration } of entries) seen.paints.push({ startTime, duration });
  };
  const observer = new PerformanceObserver((list) => note({ entries: list.getEntries() }));
  observer.observe({ type: 'event', durationThreshold: 16 });
  observer.observe({ type: 'first-input' });
  const begin = ({ timeStamp }) => (seen.beganAt ??= timeStamp);
  window.addEventListener('pointerdown', begin, { capture: true });
  const look = () =>
    requestAnimationFrame(() => {
      seen.isShown = document.querySelector('[data-waiting],[role=dialog],:focus-visible') !== null;
    });
  window.addEventListener('click', look, { capture: true, once: true });
}

/** In the page: resolves after the paint that shows the effect. */
const untilSeen = (source) =>
  new Promise((resolve) => {
    const isSeen = new Function(`return (${source})()`);
    const look = () => {
      if (isSeen()) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });

/** In the page: everything is loaded, and an interactive page is hydrated. */
function isAtRest(isRestless) {
  const code = document.getElementById('early')?.dataset.code?.split(' ') ?? [];
  const isThere = (file) =>
    performance
      .getEntriesByName(new URL(`/assets/${file}.js`, location.href).href)
      .some((one) => one.responseEnd > 0);
  const isAwake = document.querySelector('html[data-awake] #main[data-awake]') !== null;
  return code.length > 0 && code.every(isThere) && (!isRestless || isAwake);
}

/** One first touch in a new browser context; `paintMs` follows the Event Timing API. */
export async function touchOnce(browser, size, url, touch) {
  const context = await browser.newContext({ ...size, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTouch);
    await page.goto(url + touch.path, { waitUntil: 'networkidle' });
    await page.waitForFunction(isAtRest, touch.isRestless ?? false);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
    const effect = page.evaluate(untilSeen, touch.isSeen.toString());
    // Together, so that a failed touch reports its own error, not a closed page.
    const [effectAt] = await Promise.all([effect, touch.act(page)]);
    const { beganAt, paints, isShown } = await page.evaluate(() => window.touched);
    // The pointer moves just before the press; earlier events belong to loading.
    const first = paints.filter(({ startTime }) => Math.abs(startTime - beganAt) < 50);
    return {
      paintMs: Math.max(...first.map(({ duration }) => duration)),
      effectMs: effectAt - beganAt,
      isShown,
    };
  } finally {
    await context.close();
  }
}
