import { type Language, languageTags } from '@shop/domain';
import { type Network, networks, type SocialPerson } from '../engine/people.js';
import { safe } from '../http/safe.js';
import { page } from '../pages/page.js';
import { identityTexts, networkNames } from './page-texts.js';

export interface Choosing {
  readonly language: Language;
  readonly path: string;
  /** The requested network; without one, the page offers all. */
  readonly network: Network | undefined;
  readonly people: readonly SocialPerson[];
}

export function choosePage({ language, path, network, people }: Choosing): string {
  const t = identityTexts[language];
  const offered = network ? [network] : networks;
  const title = network ? t.title(networkNames[network]) : t.titleOfAll;
  const groups = offered.map((one) => {
    const buttons = people.filter((person) => person.network === one).map(personButton(language));
    const heading = network ? '' : `<h2>${safe(networkNames[one])}</h2>\n`;
    return `${heading}<form method="post" action="${safe(path)}">${buttons.join('\n')}</form>`;
  });
  return page({
    language,
    brand: t.brand,
    links: path,
    title,
    notice: t.notice(written(offered, language)),
    content: `<section class="sheet"><h1>${safe(title)}</h1><p>${safe(t.lead)}</p>
${groups.join('\n')}
<form method="post" action="${safe(path)}"><button class="quiet" name="cancel" value="yes">${safe(t.cancel)}</button></form>
</section>`,
  });
}

const personButton =
  (language: Language) =>
  ({ id, firstName, lastName, email }: SocialPerson): string =>
    `<button name="person" value="${id}">${safe(`${firstName} ${lastName}`)}
<small>${safe(email ?? identityTexts[language].noEmail)}</small></button>`;

/** `Facebook, Google or Apple`, in the page's language. */
const written = (offered: readonly Network[], language: Language): string =>
  new Intl.ListFormat(languageTags[language], { type: 'disjunction' }).format(
    offered.map((one) => networkNames[one]),
  );

export function wrongPage(language: Language): string {
  const t = identityTexts[language];
  return page({
    language,
    brand: t.brand,
    title: t.wrong.title,
    notice: t.notice(written(networks, language)),
    content: `<section class="sheet"><h1>${safe(t.wrong.title)}</h1><p>${safe(t.wrong.lead)}</p></section>`,
  });
}
