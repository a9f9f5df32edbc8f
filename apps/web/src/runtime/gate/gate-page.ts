import {
  type Language,
  languageNames,
  languages,
  languageTags,
  type VoucherClaim,
} from '@shop/domain';
import { gatePaths, type GateVerdictView, type GateView } from '@shop/ports/screens';
import { pageColors } from '../../theme/walls.js';
import { escapeHtml, escapeJson } from '../page/document/escape.js';
import { standaloneSheet } from '../page/document/standalone.js';
import { gateTexts, type Say, sayOf } from './gate-texts.js';
import { dateOf } from './gate-date.js';
import { canAdmit, factName, factValue, verdictFacts } from './verdict-lines.js';

/** The gate's page. It works with forms alone; the script adds camera and storage. */
export function renderGate(view: GateView): string {
  const texts = gateTexts(view.language);
  const say = sayOf(texts);
  const isOpen = view.state === 'open';
  const body = isOpen ? openBody(view, say) : closedBody(view, say);
  const state = { language: view.language, places: view.places, texts };
  return (
    `<!doctype html><html lang="${languageTags[view.language]}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<meta name="theme-color" content="${pageColors.light}" media="(prefers-color-scheme: light)">` +
    `<meta name="theme-color" content="${pageColors.dark}" media="(prefers-color-scheme: dark)">` +
    `<title>${escapeHtml(`${say('title')} · ${view.brand}`)}</title>` +
    `<link rel="stylesheet" href="${standaloneSheet}">` +
    `<link rel="stylesheet" href="${gatePaths.files}/gate.css">` +
    `<link rel="manifest" href="${gatePaths.webApp}">` +
    '<link rel="icon" type="image/svg+xml" href="/pictures/favicon.svg">' +
    (isOpen ? `<script type="module" src="${gatePaths.files}/gate.js"></script>` : '') +
    '</head><body class="standalone gate"><header><p class="brand">' +
    `<img src="/pictures/favicon.svg" alt="" width="28" height="28">${escapeHtml(view.brand)}</p>` +
    `<nav>${languages.map((one) => languageLink(one, view.language)).join('')}</nav></header>` +
    `<main><h1>${escapeHtml(say('title'))}</h1>${body}</main>` +
    (isOpen ? `<script type="application/json" id="gate">${escapeJson(state)}</script>` : '') +
    '</body></html>'
  );
}

const languageLink = (language: Language, own: Language) =>
  `<a href="${gatePaths.page(language)}" lang="${languageTags[language]}"` +
  `${language === own ? ' aria-current="page"' : ''}>${escapeHtml(languageNames[language])}</a>`;

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

function closedBody({ language, problem }: GateView, say: Say): string {
  const wrong = problem ? `<p id="problem" role="alert">${escapeHtml(say(problem))}</p>` : '';
  const told = problem ? ' aria-invalid="true" aria-describedby="problem"' : '';
  return (
    `<p>${escapeHtml(say('keyWhy'))}</p><form method="post" action="${gatePaths.open}">` +
    `${hidden('language', language)}<label for="key">${escapeHtml(say('key'))}</label>${wrong}` +
    '<div class="row"><input id="key" name="key" type="password" autocomplete="current-password"' +
    ` required maxlength="200"${told}><button>${escapeHtml(say('open'))}</button></div></form>`
  );
}

function openBody({ language, verdict, today, attempt }: GateView, say: Say): string {
  return (
    `<p class="state"><span id="net">${escapeHtml(say('online'))}</span>` +
    '<span id="as-of"></span><span id="pending"></span><span id="conflicts"></span></p>' +
    verdictBody(verdict, say, language, attempt) +
    `<video id="camera" playsinline muted hidden></video>` +
    `<button id="scan" type="button" hidden>${escapeHtml(say('scan'))}</button>` +
    `<p id="no-camera" role="alert" hidden>${escapeHtml(say('noCamera'))}</p>` +
    `<form id="check" method="post" action="${gatePaths.check}">${hidden('language', language)}` +
    `<label for="code">${escapeHtml(say('code'))}</label>` +
    '<div class="row"><input id="code" name="code" required maxlength="2000" autocomplete="off"' +
    ' autocapitalize="characters" autocorrect="off" spellcheck="false" aria-describedby="code-why">' +
    `<button>${escapeHtml(say('check'))}</button></div>` +
    `<small id="code-why">${escapeHtml(say('codeWhy'))}</small></form>` +
    `<small id="today">${escapeHtml(say('today', { date: today }))}</small>` +
    `<form id="close" method="post" action="${gatePaths.close}">${hidden('language', language)}` +
    `<button>${escapeHtml(say('close'))}</button></form>`
  );
}

function verdictBody(
  verdict: GateVerdictView,
  say: Say,
  language: Language,
  attempt: string,
): string {
  const facts = verdictFacts.map((fact) => {
    const value = factValue(fact, verdict, say);
    const name = escapeHtml(factName(fact, say));
    return `<div data-fact="${fact}"${value ? '' : ' hidden'}><dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd></div>`;
  });
  return (
    `<section id="verdict" data-kind="${verdict.kind}" aria-labelledby="said">` +
    `<div role="status"><h2 id="said" tabindex="-1">${escapeHtml(say(`verdict.${verdict.kind}`))}</h2></div>` +
    `<dl>${facts.join('')}</dl>` +
    `<form id="admit" method="post" action="${gatePaths.check}"${canAdmit(verdict) ? '' : ' hidden'}>` +
    `${hidden('language', language)}${hidden('code', verdict.code ?? '')}` +
    `${hidden('admit', 'yes')}${hidden('attempt', attempt)}` +
    `<button>${escapeHtml(say('admit'))}</button></form></section>`
  );
}

export const writeGateDate = (
  claim: Pick<VoucherClaim, 'day' | 'lastDay'>,
  language: Language,
): string => dateOf(claim, language, sayOf(gateTexts(language)));
