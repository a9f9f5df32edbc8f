import type { BrowserContext, ConsoleMessage } from '@playwright/test';

const isHydration = (text: string) => /hydrat|did not match|Minified React error/i.test(text);

const isTrouble = (message: ConsoleMessage) =>
  message.type() === 'error' || isHydration(message.text());

/** Reports every error, hydration warning and CSP violation of a browser context. */
export async function watchPage(
  context: BrowserContext,
  tell: (trouble: string) => void,
): Promise<void> {
  context.on('console', (message) => {
    if (isTrouble(message))
      tell(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => tell(`page error: ${error.error().message}`));
  await context.exposeBinding('tellBreach', (_, breach: string) => tell(`policy: ${breach}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellBreach } = window as unknown as { tellBreach: (breach: string) => void }; // as: exposed above
      tellBreach(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}
