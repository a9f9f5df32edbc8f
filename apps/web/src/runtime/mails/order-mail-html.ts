import { type Language, languageTags } from '@shop/domain';
import type { OrderMailView } from '@shop/ports/screens';
import { wallOf } from '../../theme/walls.js';
import { escapeHtml } from '../page/document/escape.js';
import { noPhones } from '../page/document/head.js';
import { darkSheet, ground, painted } from './mail-colors.js';
import { amountsOf, codeInAmounts, type Fact, paidFacts } from './mail-facts.js';
import { hasCodes, headOf, liveTickets } from './mail-head.js';
import { stayCard, ticketCard } from './mail-tickets.js';
import { anchor, body, cell, font, heading, paragraph, small, table } from './mail-parts.js';
import type { Say } from './mail-texts.js';
import { liveStays } from './stay-facts.js';

/** Outlook ignores `max-width`; only it reads this outer table. */
const narrow = (content: string) =>
  '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->' +
  `${content}<!--[if mso]></td></tr></table><![endif]-->`;

/** Outlook falls back to Times if it lacks the first font of the list. */
const plainFaces =
  '<!--[if mso]><style>body,table,td,h1,h2,h3,p,a,span{font-family:Arial,sans-serif!important}</style><![endif]-->';

/** Apple Mail turns dates into blue links. Own sheet: some clients drop sheets with attributes. */
const plainDates =
  '<style>a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}</style>';

/** Padding, so that mail lists do not append the body to the preview text. */
const endOfPreview = '&zwnj;&nbsp;'.repeat(75);

interface SheetWords {
  readonly language: Language;
  readonly subject: string;
  /** Preview text that mail lists show beside the subject. */
  readonly preview: string;
}

export function sheetOf(
  parts: readonly string[],
  { language, subject, preview }: SheetWords,
): string {
  const sheet = narrow(table(parts.join(''), `style="max-width:600px;margin:0 auto"`));
  return (
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `${noPhones}<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<title>${escapeHtml(subject)}</title>` +
    `<style>:root{color-scheme:light dark}${darkSheet()}</style>${plainDates}${plainFaces}</head>` +
    `<body ${painted(['page'], 'margin:0;padding:0')}>` +
    `<div role="main" lang="${languageTags[language]}"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${endOfPreview}</div>` +
    `${table(cell(sheet, 'align="center"'), `${ground('page')} ${painted(['page'])}`)}</div></body></html>`
  );
}

export const brandRow = ({ brand, descriptor }: Pick<OrderMailView, 'brand' | 'descriptor'>) =>
  cell(
    `<span ${painted(['ink'], `${font};font-size:20px;line-height:28px;font-weight:800`)}>${escapeHtml(brand)}</span><br>` +
      `<span ${painted(['soft'], small)}>${escapeHtml(descriptor)}</span>`,
    'style="padding:24px 24px 20px"',
  );

export function writeHtml(view: OrderMailView, say: Say, subject: string): string {
  const { language, order } = view;
  const tickets = liveTickets(order);
  const stays = liveStays(order);
  const parts = [
    brandRow(view),
    wall(view, say),
    ...(tickets.length > 0 ? [cell(heading(say('tickets')), 'style="padding:32px 24px 0"')] : []),
    ...tickets.map((line) => ticketCard(line, say)),
    ...(stays.length > 0
      ? [cell(heading(say('stay.tickets')), 'style="padding:32px 24px 0"')]
      : []),
    ...stays.map((stay) => stayCard(stay, say)),
    cell(heading(say('receipt')) + receipt(view, say), 'style="padding:24px 24px 0"'),
    cell(heading(say('before')) + before(view, say), 'style="padding:32px 24px 0"'),
    cell(foot(view, say), `${ground('quiet')} ${painted(['quiet'], 'padding:24px')}`),
  ];
  return sheetOf(parts, { language, subject, preview: headOf(view, say).preview });
}

/** The outcome in the colours of the first place, and the link to the order. */
function wall(view: OrderMailView, say: Say): string {
  const { order, link } = view;
  const { title, lead } = headOf(view, say);
  const { bg, on } = wallOf(order.wall);
  const ink = `color:${on}`;
  return cell(
    wallTitle(title, `${ink};${font};font-size:36px;line-height:40px`) +
      `<p style="margin:0 0 20px;${ink};${font};font-size:17px;line-height:26px">${escapeHtml(lead)}</p>` +
      `<p style="margin:0 0 24px;${ink};${small}">${escapeHtml(say('number'))}: <strong>${escapeHtml(order.id)}</strong><br>` +
      `${escapeHtml(say('boughtAt'))}: ${escapeHtml(order.boughtAt)}</p>${button(link, say('open'))}`,
    `bgcolor="${bg}" style="background-color:${bg};padding:32px 24px"`,
  );
}

/** Wraps anywhere: the buyer's first name may be wider than a phone. */
export const wallTitle = (title: string, look: string) =>
  `<h1 style="margin:0 0 12px;${look};font-weight:800;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(title)}</h1>`;

/** Outlook ignores padding on links, so the cell has it. */
export const button = (href: string, text: string) =>
  '<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>' +
  `<td ${ground('press')} ${painted(['press'], 'border-radius:10px;mso-padding-alt:15px 28px')}>` +
  `<a href="${escapeHtml(href)}" ${painted(['pressInk'], `display:inline-block;padding:15px 28px;${font};font-size:17px;line-height:20px;font-weight:700;text-decoration:none`)}>${escapeHtml(text)}</a></td></tr></table>`;

function receipt({ order }: OrderMailView, say: Say): string {
  const { totals } = order;
  const amount = ({ name, value }: Fact, style: string, wrap = 'white-space:nowrap') =>
    `<tr><td ${painted(['ink', 'edge'], `padding:8px 0;${style}`)}>${escapeHtml(name)}</td>` +
    `<td align="right" ${painted(['ink', 'edge'], `padding:8px 0;${wrap};${style}`)}>${escapeHtml(value)}</td></tr>`;
  const total = { name: say('paid'), value: totals.total.now.text };
  const sums = amountsOf(order, say).map((one) => amount(one, body));
  const sum = amount(
    total,
    `${font};font-size:20px;line-height:28px;font-weight:800;border-top:2px dashed`,
  );
  const note = codeInAmounts(totals, say);
  const paid = paidFacts(order, say).map((one) => amount(one, small, 'white-space:normal'));
  return table([...sums, sum, ...paid].join('')) + (note ? paragraph(note, small) : '');
}

function before({ order, changed, hasCalendar, phone }: OrderMailView, say: Say): string {
  const hasTickets = liveTickets(order).length > 0;
  const call = phone
    ? `<p ${painted(['ink'], `margin:0 0 12px;${body}`)}>${anchor(phone.href, say('call', { number: phone.number }))}</p>`
    : '';
  return (
    (hasCodes(order) ? paragraph(say('attached')) : '') +
    (hasCalendar ? paragraph(say(changed ? 'calendarAgain' : 'calendar')) : '') +
    (hasTickets && order.dateChange ? paragraph(say(order.dateChange)) : '') +
    call +
    '<div style="font-size:0;line-height:20px">&nbsp;</div>'
  );
}

export const foot = (
  {
    until,
    findOrder,
    brand,
    email,
  }: Pick<OrderMailView, 'until' | 'findOrder' | 'brand' | 'email'>,
  say: Say,
): string =>
  paragraph(say('private', { date: until }), small) +
  `<p ${painted(['ink'], `margin:0 0 12px;${small}`)}>${escapeHtml(say('lost'))} ${anchor(findOrder, say('lostLink'))}</p>` +
  `<p ${painted(['soft'], `margin:0;${small}`)}>${escapeHtml(say('why', { brand, email }))}</p>`;
