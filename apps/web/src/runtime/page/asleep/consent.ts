import { letThrough } from './held.js';
import { root } from './parts.js';

/** Sends the consent without hydrating or loading a page, and stores it for the page's code. */
export async function sendConsent(form: HTMLFormElement, submitter: HTMLElement): Promise<void> {
  const fields = new FormData(form, submitter);
  const choice = fields.get('choice');
  const given = choice === 'all' ? boxes() : fields.getAll('categories').map(String);
  try {
    const { ok } = await fetch(form.action, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Requested-By': 'taquilla',
      },
      body: JSON.stringify({ path: fields.get('path'), choice, categories: given }),
    });
    if (!ok) throw new Error();
  } catch {
    return letThrough(() => form.requestSubmit(submitter));
  }
  note(given);
}

const boxes = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name=categories]')].map(
    ({ value }) => value,
  );

function note(consent: readonly string[]): void {
  const visitor = document.getElementById('visitor');
  if (visitor)
    visitor.textContent = JSON.stringify({
      ...(JSON.parse(visitor.textContent) as object), // as: written by our server
      consent,
    });
  root.dataset.consent = consent.join(' ');
  if (location.hash === '#cookies') location.hash = '#main';
  document.getElementById('main')?.focus({ preventScroll: true });
}
