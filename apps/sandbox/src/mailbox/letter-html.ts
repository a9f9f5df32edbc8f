import { languageTags, type Translated } from '@shop/domain';
import { safe } from '../http/safe.js';
import type { Letter } from './letter.js';

/** What stands below a mail that the shop wrote itself, in the language of who looks. */
export const letterTexts: Translated<Readonly<Record<'asHtml' | 'calendar', string>>> = {
  es: { asHtml: 'Verlo con formato', calendar: 'Calendario' },
  en: { asHtml: 'See it as HTML', calendar: 'Calendar' },
  pt: { asHtml: 'Ver com formatação', calendar: 'Calendário' },
};

/** Its text part, links as links; what it looks like stands on a page of its own. */
export function letterHtml(
  to: string,
  { asHtml, calendar: calendarName }: (typeof letterTexts)['en'],
  { id, email, subject, body, language, calendar, sent_at }: Letter,
): string {
  const sent = sent_at.toISOString();
  const text = safe(body).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}">${link}</a>`,
  );
  const file = calendar
    ? ` · <a href="/mail/letters/${id}/calendar">${safe(calendarName)} (${safe(calendar.name)})</a>`
    : '';
  return `<article class="sheet" aria-labelledby="mail-${id}">
<p class="hint">${safe(to)}: ${safe(email)} · <time datetime="${sent}">${sent.slice(0, 16).replace('T', ' ')} UTC</time></p>
<div lang="${languageTags[language]}"><h2 id="mail-${id}">${safe(subject)}</h2>
<p class="letter">${text}</p></div>
<p><a href="/mail/letters/${id}">${safe(asHtml)}</a>${file}</p></article>`;
}
