import { type Language, languageTags, type Translated } from '@shop/domain';
import { safe } from '../http/safe.js';
import { page } from '../pages/page.js';
import type { Letter } from './letter.js';
import { letterHtml, letterTexts } from './letter-html.js';
import type { Mail } from './mail.js';
import { mailTexts, tokenTexts } from './mail-texts.js';

const texts: Translated<Readonly<Record<'title' | 'lead' | 'none' | 'to', string>>> = {
  es: {
    title: 'Buzón de pruebas',
    lead: 'Aquí llegan los correos que la tienda enviaría. No sale ninguno de este equipo.',
    none: 'Todavía no hay correos. Compra una entrada en la tienda, o crea una cuenta.',
    to: 'Para',
  },
  en: {
    title: 'Test mailbox',
    lead: 'The mails that the shop would send arrive here. None of them leaves this machine.',
    none: 'No mails yet. Buy a ticket in the shop, or make an account.',
    to: 'To',
  },
  pt: {
    title: 'Caixa de testes',
    lead: 'Aqui chegam os e-mails que a loja enviaria. Nenhum sai desta máquina.',
    none: 'Ainda não há e-mails. Compre um ingresso na loja ou crie uma conta.',
    to: 'Para',
  },
};

/** The page is in its reader's language, each mail in its own. */
export function mailboxPage(
  language: Language,
  mails: readonly Mail[],
  letters: readonly Letter[],
): string {
  const t = texts[language];
  const all = [
    ...mails.map((mail) => ({ at: mail.sent_at, html: mailHtml(t.to, mail) })),
    ...letters.map((one) => ({
      at: one.sent_at,
      html: letterHtml(t.to, letterTexts[language], one),
    })),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const list =
    all.length === 0
      ? `<p class="sheet">${safe(t.none)}</p>`
      : all.map(({ html }) => html).join('\n');
  return page({
    language,
    links: '/mail',
    title: t.title,
    notice: t.lead,
    content: `<h1>${safe(t.title)}</h1>\n${list}`,
  });
}

function mailHtml(to: string, { id, kind, email, name, language, link, sent_at }: Mail): string {
  const t = mailTexts[language][kind];
  const sent = sent_at.toISOString();
  const [, token] = link.split('#');
  const asText = token && `<p>${safe(tokenTexts[language])} <code>${token}</code></p>`;
  return `<article class="sheet" aria-labelledby="mail-${id}">
<p class="hint">${safe(to)}: ${safe(email)} · <time datetime="${sent}">${sent.slice(0, 16).replace('T', ' ')} UTC</time></p>
<div lang="${languageTags[language]}"><h2 id="mail-${id}">${safe(t.subject)}</h2>
<p>${safe(t.hello(name))}</p>
${t.lines.map((line) => `<p>${safe(line)}</p>`).join('\n')}
<p><a class="button" href="${safe(link)}">${safe(t.button)}</a></p>
${asText ?? ''}
<p class="hint">${safe(t.end)}</p></div></article>`;
}
