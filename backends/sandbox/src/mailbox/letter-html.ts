import { languageTags, type Translated } from '@shop/domain';
import { safe } from '../http/safe.js';
import type { Letter } from './letter.js';

/** Links below a mail that the shop wrote, in the reader's language. */
export const letterTexts: Translated<Readonly<Record<'asHtml' | 'calendar' | 'vouchers', string>>> =
  {
    es: { asHtml: 'Verlo con formato', calendar: 'Calendario', vouchers: 'Boletos' },
    en: { asHtml: 'See it as HTML', calendar: 'Calendar', vouchers: 'Tickets' },
    pt: { asHtml: 'Ver com formatação', calendar: 'Calendário', vouchers: 'Ingressos' },
  };

/** The text part with clickable links; the HTML part has its own page. */
export function letterHtml(
  to: string,
  texts: (typeof letterTexts)['en'],
  { id, email, subject, body, language, calendar, vouchers, sent_at }: Letter,
): string {
  const sent = sent_at.toISOString();
  const text = safe(body).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}">${link}</a>`,
  );
  const fileOf = (kind: 'calendar' | 'vouchers', name: string) =>
    ` · <a href="/mail/letters/${id}/${kind}">${safe(texts[kind])} (${safe(name)})</a>`;
  const files =
    (vouchers ? fileOf('vouchers', vouchers.name) : '') +
    (calendar ? fileOf('calendar', calendar.name) : '');
  return `<article class="sheet" aria-labelledby="mail-${id}">
<p class="hint">${safe(to)}: ${safe(email)} · <time datetime="${sent}">${sent.slice(0, 16).replace('T', ' ')} UTC</time></p>
<div lang="${languageTags[language]}"><h2 id="mail-${id}">${safe(subject)}</h2>
<p class="letter">${text}</p></div>
<p><a href="/mail/letters/${id}">${safe(texts.asHtml)}</a>${files}</p></article>`;
}
