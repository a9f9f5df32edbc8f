import { formatMoney, type Language, scheduleOf } from '@shop/domain';
import { safe } from '../http/safe.js';
import { page } from '../pages/page.js';
import { type CardField, type CardForm, cardOfBank, type CardProblems, testCards } from './card.js';
import type { Intent } from './intent.js';
import { monthsTexts } from './months-texts.js';
import { pageTexts } from './page-texts.js';

const payPageHtml = (language: Language, path: string, title: string, content: string): string =>
  page({
    language,
    brand: pageTexts[language].brand,
    links: path,
    title,
    notice: pageTexts[language].notice,
    content,
  });

/** The operator's name for the method, and the bank of the months. */
export interface Names {
  readonly method: string;
  readonly bank: string;
}

/** The card form. It never echoes number and code; `wrong` holds the problems by field. */
export function payPage(
  language: Language,
  intent: Intent,
  names: Names,
  form: Partial<CardForm>,
  wrong: CardProblems,
): string {
  const t = pageTexts[language];
  const hasProblems = Object.keys(wrong).length > 0;
  const field = (name: CardField, rest: string) =>
    fieldHtml({
      name,
      label: t.fields[name],
      hint: name === 'name' ? undefined : t.hints[name],
      problem: wrong[name] && t.problems[wrong[name]],
      rest,
    });
  const content = `${summarySheet(language, intent, names)}
<section class="sheet" aria-labelledby="form"><h2 id="form">${safe(t.form)}</h2>
${hasProblems ? `<p class="problem" role="alert">${safe(t.summary)}</p>` : ''}
<form method="post" action="/pay/${intent.id}?lang=${language}" novalidate>
${field('number', 'inputmode="numeric" autocomplete="cc-number"')}
<div class="pair">${field('expiry', `autocomplete="cc-exp" value="${safe(form.expiry ?? '')}"`)}
${field('cvc', 'inputmode="numeric" autocomplete="cc-csc"')}</div>
${field('name', `autocomplete="cc-name" value="${safe(form.name ?? '')}"`)}
<button>${safe(t.pay)}</button></form>
<form method="post" action="/pay/${intent.id}/cancel"><button class="quiet">${safe(t.cancel)}</button></form>
</section>
${cardsSheet(language, intent, names)}`;
  return payPageHtml(language, `/pay/${intent.id}`, t.title, content);
}

function summarySheet(language: Language, intent: Intent, { method, bank }: Names): string {
  const { amount, description } = intent;
  const t = pageTexts[language];
  return `<section class="sheet"><h1>${safe(t.title)}</h1><dl>
<dt>${safe(t.order)}</dt><dd>${safe(description)}</dd>
<dt>${safe(t.method)}</dt><dd>${safe(method)}</dd>
<dt>${safe(t.amount)}</dt><dd class="total">${safe(formatMoney(amount))}</dd>${planRows(language, intent, bank)}</dl></section>`;
}

function planRows(language: Language, { amount, plan }: Intent, bank: string): string {
  const schedule = plan && scheduleOf(amount, plan.months);
  if (!schedule) return '';
  const t = monthsTexts[language];
  const { months, first, rest } = schedule;
  return `<dt>${safe(t.months)}</dt><dd>${months} · ${safe(bank)}</dd>
<dt>${safe(t.firstMonth)}</dt><dd>${safe(formatMoney(first))}</dd>
<dt>${safe(t.otherMonths)}</dt><dd>${months - 1} × ${safe(formatMoney(rest))}</dd>`;
}

function cardsSheet(language: Language, { plan }: Intent, { bank }: Names): string {
  const t = pageTexts[language];
  const m = monthsTexts[language];
  const ofBank = plan ? [{ number: cardOfBank(plan.bank), says: `${m.ofBank}: ${bank}` }] : [];
  const others = testCards.map(({ number, outcome }) => ({
    number,
    says: plan ? m.notMexican : t.outcomes[outcome],
  }));
  const rows = [...ofBank, ...others].map(
    ({ number, says }) => `<tr><td>${number}</td><td>${safe(says)}</td></tr>`,
  );
  return `<section class="sheet" aria-labelledby="cards"><h2 id="cards">${safe(t.cards)}</h2>
<p class="hint">${safe(t.cardsHint)}</p>
<table><thead><tr><th scope="col">${safe(t.cardNumber)}</th><th scope="col">${safe(t.cardResult)}</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></section>`;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly problem: string | undefined;
  /** Trusted HTML: further attributes. */
  readonly rest: string;
}

function fieldHtml({ name, label, hint, problem, rest }: Field): string {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean);
  const by = described.length > 0 ? ` aria-describedby="${described.join(' ')}"` : '';
  return `<div class="field"><label for="${name}">${safe(label)}</label>
${hint ? `<p class="hint" id="${name}-hint">${safe(hint)}</p>` : ''}
<input id="${name}" name="${name}" required${by}${problem ? ' aria-invalid="true"' : ''} ${rest}>
${problem ? `<p class="problem" id="${name}-problem">${safe(problem)}</p>` : ''}</div>`;
}

export function challengePage(language: Language, intent: Intent, isWrong: boolean): string {
  const { challenge: t } = pageTexts[language];
  const code = fieldHtml({
    name: 'code',
    label: t.code,
    hint: t.hint,
    problem: isWrong ? t.wrong : undefined,
    rest: 'inputmode="numeric" autocomplete="one-time-code"',
  });
  const path = `/pay/${intent.id}/challenge`;
  const content = `<section class="sheet"><h1>${safe(t.title)}</h1><p>${safe(t.lead)}</p>
<form method="post" action="${path}?lang=${language}" novalidate>${code}
<button>${safe(t.approve)}</button></form>
<form method="post" action="/pay/${intent.id}/cancel"><button class="quiet">${safe(t.refuse)}</button></form>
</section>`;
  return payPageHtml(language, path, t.title, content);
}

export function messagePage(
  language: Language,
  kind: 'slow' | 'ended' | 'missing',
  path: string,
  back: string | undefined,
): string {
  const t = pageTexts[language];
  const { title, lead } = t[kind];
  const link = back ? `<p><a href="${safe(back)}">${safe(t.back)}</a></p>` : '';
  const content = `<section class="sheet"><h1>${safe(title)}</h1><p>${safe(lead)}</p>${link}</section>`;
  return payPageHtml(language, path, title, content);
}
