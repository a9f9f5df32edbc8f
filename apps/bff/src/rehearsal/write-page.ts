import { errorText, type Language, languages, routeTable } from '@shop/domain';
import { modes, portNames, type SwitchOn } from '../backends/rehearsal-switches.js';
import type { End, Scene } from './scene.js';
import { modeWords, portWords, words } from './words.js';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '');

/** Modes without further settings. */
const offered = modes.filter((mode) => mode !== 'refused');

/** An HTML document in the shop's colours, without scripts. */
export const documentOf = (language: Language, title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><link rel="stylesheet" href="/rehearsal/look.css">' +
  `<title>${escape(title)}</title>${head}</head><body><main>${body}</main></body></html>`;

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`;

const select = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
  `<label>${escape(label)}<select name="${name}">${options
    .map(([value, text]) => `<option value="${value}">${escape(text)}</option>`)
    .join('')}</select></label>`;

const sentence = ({ port, mode, path }: SwitchOn, language: Language): string =>
  `${portWords[port][language]}: ${modeWords[mode][language]}${path ? ` (${path})` : ''}`;

function switchesOf(on: readonly SwitchOn[], language: Language): string {
  const form = (inside: string, button: string) =>
    `<form method="post" action="/rehearsal/switches">${hidden('language', language)}${inside}` +
    `<button>${escape(button)}</button></form>`;
  const state = on.map((one) => `<li>${escape(sentence(one, language))}</li>`).join('');
  return (
    `<section><h2>${words.switches[language]}</h2>` +
    `<div role="status">${state ? `<ul>${state}</ul>` : `<p>${words.allOff[language]}</p>`}</div>` +
    form(
      select(
        'port',
        words.port[language],
        portNames.map((port) => [port, portWords[port][language]]),
      ) +
        select(
          'mode',
          words.mode[language],
          offered.map((mode) => [mode, modeWords[mode][language]]),
        ) +
        `<label>${words.path[language]}<input name="path" maxlength="100"></label>`,
      words.turnOn[language],
    ) +
    `${form(hidden('off', 'yes'), words.turnOff[language])}</section>`
  );
}

/** A screen is named by its URL, a message by its text. */
function nameOf({ key, says, name }: Scene, language: Language): string {
  if (says) return errorText(says, language);
  if (name) return name[language];
  const word = key.replace('screen-', '');
  const row = Object.entries(routeTable).find(([route]) => route === word)?.[1];
  return row ? `/${language}/${row[language]}` : word;
}

const linkTo = (scene: Scene, language: Language): string =>
  `<li><a href="/rehearsal/show/${scene.key}?language=${language}">` +
  `${escape(nameOf(scene, language))}</a></li>`;

export function writeRehearsal(
  language: Language,
  on: readonly SwitchOn[],
  scenes: readonly Scene[],
  unlinked: readonly string[],
): string {
  const tongues = languages
    .map(
      (one) => `<a href="/rehearsal/?language=${one}" lang="${one}" hreflang="${one}">${one}</a>`,
    )
    .join(' ');
  const groups = (['screens', 'states', 'messages'] as const).map((group) => {
    const links = scenes.filter((scene) => scene.group === group);
    return (
      `<section><h2>${words[group][language]}</h2>` +
      `<ul>${links.map((scene) => linkTo(scene, language)).join('')}</ul></section>`
    );
  });
  const rest = unlinked.map((text) => `<li>${escape(text)}</li>`).join('');
  return documentOf(
    language,
    words.title[language],
    `<h1>${words.title[language]}</h1><nav>${tongues}</nav><p>${words.intro[language]}</p>` +
      switchesOf(on, language) +
      groups.join('') +
      `<section><h2>${words.unlinked[language]}</h2><ul>${rest}</ul></section>`,
  );
}

/** A form that a script posts at once, and a button without scripts. */
export function writeForm(end: Extract<End, { kind: 'post' }>, language: Language): string {
  const fields = Object.entries(end.fields).flatMap(([name, value]) =>
    [value].flat().map((one) => hidden(name, String(one))),
  );
  return documentOf(
    language,
    words.title[language],
    `<form method="post" action="${escape(end.action)}" id="scene">${fields.join('')}` +
      `<button>${words.show[language]}</button></form>`,
    '<script src="/rehearsal/send.js" defer></script>',
  );
}

export const writeNotHad = (language: Language, text: string): string =>
  documentOf(
    language,
    words.title[language],
    `<h1>${words.title[language]}</h1><p role="alert">${escape(text)}</p>` +
      `<a href="/rehearsal/?language=${language}">${words.back[language]}</a>`,
  );
