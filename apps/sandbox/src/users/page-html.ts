import { type Language, longestPassword, shortestPassword } from '@shop/domain';
import { safe } from '../http/safe.js';
import { page } from '../pages/page.js';
import { userPageTexts } from './page-texts.js';

/** A link's own page: its token stays in the address, for its form and its language links. */
export interface LinkPage {
  readonly language: Language;
  readonly token: string;
  readonly email: string;
}

const pathFor = (name: 'confirm' | 'reset', token: string) =>
  `/users/${name}?${new URLSearchParams({ token })}`;

const action = (name: 'confirm' | 'reset', { token, language }: LinkPage) =>
  safe(`${pathFor(name, token)}&lang=${language}`);

/** A press confirms, not the visit: programs that look at mails open links too. */
export function confirmPage(link: LinkPage): string {
  const { notice, confirm: t } = userPageTexts[link.language];
  return page({
    language: link.language,
    links: pathFor('confirm', link.token),
    title: t.title,
    notice,
    content: `<section class="sheet"><h1>${safe(t.title)}</h1><p>${safe(t.lead(link.email))}</p>
<form method="post" action="${action('confirm', link)}"><button>${safe(t.button)}</button></form></section>`,
  });
}

/** What was typed is never written back. */
export function resetPage(link: LinkPage, isWrong: boolean): string {
  const { notice, reset: t } = userPageTexts[link.language];
  const problem = isWrong
    ? `<p class="problem" id="password-problem">${safe(t.problem(shortestPassword, longestPassword))}</p>`
    : '';
  const described = isWrong
    ? 'aria-describedby="password-hint password-problem" aria-invalid="true"'
    : 'aria-describedby="password-hint"';
  return page({
    language: link.language,
    links: pathFor('reset', link.token),
    title: t.title,
    notice,
    content: `<section class="sheet"><h1>${safe(t.title)}</h1><p>${safe(t.lead(link.email))}</p>
<form method="post" action="${action('reset', link)}" novalidate><div class="field">
<label for="password">${safe(t.label)}</label>
<p class="hint" id="password-hint">${safe(t.hint(shortestPassword))}</p>
<input id="password" name="password" type="password" autocomplete="new-password" ${described}>
${problem}</div>
<button>${safe(t.button)}</button></form></section>`,
  });
}

/** How it ended, and the way to the shop. */
export function endPage(
  language: Language,
  kind: 'confirmed' | 'changed' | 'ended',
  signIn: string,
): string {
  const { notice, signIn: label, [kind]: t } = userPageTexts[language];
  return page({
    language,
    title: t.title,
    notice,
    content: `<section class="sheet"><h1>${safe(t.title)}</h1><p>${safe(t.lead)}</p>
<p><a class="button" href="${safe(signIn)}">${safe(label)}</a></p></section>`,
  });
}
