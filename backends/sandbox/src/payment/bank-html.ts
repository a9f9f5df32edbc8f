import { formatMoney, type Language } from '@shop/domain';
import type { Content } from '../engine/content.js';
import { safe } from '../http/safe.js';
import { page } from '../pages/page.js';
import { type BankNews, bankTexts } from './bank-texts.js';
import type { Intent } from './intent.js';

interface Shown {
  readonly language: Language;
  readonly transfer: Content['payment']['transfer'];
  readonly reference: string;
  readonly asked: Intent | undefined;
  /** All payments with this reference, newest first. */
  readonly all: readonly Intent[];
  readonly news: BankNews | undefined;
  readonly typed: string;
}

export function bankPage(shown: Shown): string {
  const { language, news, asked, reference } = shown;
  const t = bankTexts[language];
  const isBad = news === 'unknown' || news === 'ended';
  const told =
    news && news !== 'amountWrong'
      ? `<p class="${isBad ? 'problem' : 'notice'}" role="${isBad ? 'alert' : 'status'}">${safe(t.news[news])}</p>`
      : '';
  const content = `<section class="sheet"><h1>${safe(t.title)}</h1>${told}
<form method="get" action="/bank/"><div class="field"><label for="reference">${safe(t.reference)}</label>
<p class="hint" id="reference-hint">${safe(t.referenceHint)}</p>
<input id="reference" name="reference" inputmode="numeric" autocomplete="off" aria-describedby="reference-hint" value="${safe(reference)}" required></div>
<input type="hidden" name="lang" value="${language}"><button class="quiet">${safe(t.find)}</button></form></section>
${asked ? transferSheet(shown, asked) : ''}`;
  return page({
    language,
    brand: t.brand,
    links: asked ? `/bank/?reference=${reference}` : '/bank/',
    title: t.title,
    notice: t.notice,
    content,
  });
}

function transferSheet({ language, transfer, all, typed, news }: Shown, asked: Intent): string {
  const t = bankTexts[language];
  const isWrong = news === 'amountWrong';
  const wrong = isWrong
    ? `<p class="problem" id="amount-problem">${safe(t.news.amountWrong)}</p>`
    : '';
  const invalid = isWrong ? ' aria-invalid="true" aria-describedby="amount-problem" autofocus' : '';
  const button = (what: keyof typeof t.actions) =>
    `<button name="what" value="${what}">${safe(t.actions[what])}</button>`;
  const rows = all.map(
    ({ amount, status }) =>
      `<tr><td>${safe(formatMoney(amount))}</td><td>${safe(t.statuses[status])}</td></tr>`,
  );
  return `<section class="sheet" aria-labelledby="to"><h2 id="to">${safe(t.to)}</h2><dl>
<dt>${safe(t.beneficiary)}</dt><dd>${safe(transfer.beneficiary)}</dd>
<dt>${safe(t.account)}</dt><dd>${safe(transfer.account)}</dd>
<dt>${safe(t.order)}</dt><dd>${safe(asked.description)}</dd>
<dt>${safe(t.amount)}</dt><dd class="total">${safe(formatMoney(asked.amount))}</dd></dl></section>
<section class="sheet" aria-labelledby="send"><h2 id="send">${safe(t.send)}</h2>
<form method="post" action="/bank/?lang=${language}"><input type="hidden" name="reference" value="${safe(asked.transfer_reference ?? '')}">
${button('exact')}${button('less')}${button('more')}${button('twice')}${button('pass')}</form>
<form method="post" action="/bank/?lang=${language}"><input type="hidden" name="reference" value="${safe(asked.transfer_reference ?? '')}">
<div class="field"><label for="amount">${safe(t.other)}</label>
<input id="amount" name="amount" inputmode="decimal" autocomplete="off" value="${safe(typed)}"${invalid} required>${wrong}</div>
<button class="quiet" name="what" value="other">${safe(t.sendOther)}</button></form></section>
<section class="sheet" aria-labelledby="came"><h2 id="came">${safe(t.came)}</h2>
<table><thead><tr><th scope="col">${safe(t.amount)}</th><th scope="col">${safe(t.state)}</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></section>`;
}
