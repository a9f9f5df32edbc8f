import { formatMoney, type Language } from '@shop/domain';
import { safe } from '../http/safe.js';
import { page } from '../pages/page.js';
import type { Intent } from './intent.js';
import { payPalAccounts, payPalMonths, splitOver } from './paypal.js';
import { type PayPalProblem, payPalTexts } from './paypal-texts.js';

interface Shown {
  readonly language: Language;
  readonly intent: Intent;
  readonly problem?: PayPalProblem | undefined;
  readonly email?: string | undefined;
}

const pathOf = ({ id }: Intent) => `/paypal/${id}`;

function payPalPage({ language, intent }: Shown, title: string, content: string): string {
  const { brand, notice } = payPalTexts[language];
  return page({ language, brand, links: pathOf(intent), title, notice, content });
}

const problemHtml = ({ language, problem }: Shown) =>
  problem
    ? `<p class="problem" role="alert" id="problem">${safe(payPalTexts[language].problems[problem])}</p>`
    : '';

const summary = ({ language, intent }: Shown, title: string, more = '') => {
  const t = payPalTexts[language];
  return `<section class="sheet"><h1>${safe(title)}</h1><dl>
<dt>${safe(t.order)}</dt><dd>${safe(intent.description)}</dd>${more}
<dt>${safe(t.amount)}</dt><dd class="total">${safe(formatMoney(intent.amount))}</dd></dl></section>`;
};

const cancel = ({ language, intent }: Shown) =>
  `<form method="post" action="${pathOf(intent)}/cancel"><button class="quiet">${safe(payPalTexts[language].cancel)}</button></form>`;

/** The login form; it never echoes the password. */
export function logInPage(shown: Shown): string {
  const { language, intent, email = '', problem } = shown;
  const t = payPalTexts[language];
  const wrong = problem ? ' aria-invalid="true" aria-describedby="problem"' : '';
  const rows = payPalAccounts.map(
    (account) => `<tr><td>${account.email}</td><td>${safe(t.outcomes[account.outcome])}</td></tr>`,
  );
  const content = `${summary(shown, t.logIn.title)}
<section class="sheet">${problemHtml(shown)}
<form method="post" action="${pathOf(intent)}?lang=${language}" novalidate>
<div class="field"><label for="email">${safe(t.email)}</label>
<input id="email" name="email" type="email" autocomplete="username" value="${safe(email)}" required${wrong}></div>
<div class="field"><label for="password">${safe(t.password)}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${wrong}></div>
<button>${safe(t.logIn.press)}</button></form>${cancel(shown)}</section>
<section class="sheet" aria-labelledby="accounts"><h2 id="accounts">${safe(t.accounts)}</h2>
<p class="hint">${safe(t.accountsHint)}</p><table><tbody>${rows.join('')}</tbody></table></section>`;
  return payPalPage(shown, t.logIn.title, content);
}

export function approvePage(shown: Shown): string {
  const { language, intent } = shown;
  const t = payPalTexts[language];
  const plans = payPalMonths.map((months) => {
    const { first, rest } = splitOver(intent.amount, months);
    const words = months === 1 ? t.atOnce : t.months(months, formatMoney(first), formatMoney(rest));
    const checked = months === 1 ? ' checked' : '';
    return `<p><label class="choice"><input type="radio" name="months" value="${months}"${checked}> ${safe(words)}</label></p>`;
  });
  const payer = `<dt>${safe(t.account)}</dt><dd>${safe(intent.payer ?? '')}</dd>`;
  const content = `${summary(shown, t.approve.title, payer)}
<section class="sheet">${problemHtml(shown)}
<form method="post" action="${pathOf(intent)}/approve?lang=${language}">
<fieldset><legend>${safe(t.approve.plan)}</legend>${plans.join('')}</fieldset>
<button>${safe(t.approve.press)}</button></form>${cancel(shown)}
<p><a href="${pathOf(intent)}?lang=${language}">${safe(t.another)}</a></p></section>`;
  return payPalPage(shown, t.approve.title, content);
}
