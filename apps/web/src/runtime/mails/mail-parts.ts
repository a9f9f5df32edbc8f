import { escapeHtml } from '../page/document/escape.js';
import { painted } from './mail-colors.js';
import type { Fact } from './mail-facts.js';

export const font =
  "font-family:Geologica,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const mono =
  "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace";
export const small = `${font};font-size:14px;line-height:21px`;
export const body = `${font};font-size:16px;line-height:25px`;

/** A layout table: nothing else renders alike in all mail clients. */
export const table = (rows: string, attributes = '') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" ${attributes}>${rows}</table>`;

export const cell = (content: string, attributes = '') =>
  `<tr><td ${attributes}>${content}</td></tr>`;

export const paragraph = (text: string, style: string = body) =>
  `<p ${painted(['ink'], `margin:0 0 12px;${style}`)}>${escapeHtml(text)}</p>`;

export const heading = (text: string) =>
  `<h2 ${painted(['ink'], `margin:0 0 16px;${font};font-size:22px;line-height:28px;font-weight:800`)}>${escapeHtml(text)}</h2>`;

export const anchor = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}" ${painted(['link'], 'font-weight:600;text-decoration:underline')}>${escapeHtml(text)}</a>`;

/** Name and value rows; line breaks in values are kept. */
export const facts = (all: readonly Fact[], valueStyle = '') =>
  all
    .map(
      ({ name, value }) =>
        `<tr><td valign="top" ${painted(['soft'], `padding:0 12px 8px 0;${small};width:34%`)}>${escapeHtml(name)}</td>` +
        `<td valign="top" ${painted(['ink'], `padding:0 0 8px;${small};${valueStyle}`)}>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
    )
    .join('');
