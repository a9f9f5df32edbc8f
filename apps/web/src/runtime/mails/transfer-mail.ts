import type { TransferMailView, WrittenMail } from '@shop/ports/screens';
import { wallOf } from '../../theme/walls.js';
import { escapeHtml } from '../page/document/escape.js';
import { ground, painted } from './mail-colors.js';
import { amountsOf, type Fact } from './mail-facts.js';
import { type Say, sayIn } from './mail-texts.js';
import { anchor, body, cell, facts, font, heading, paragraph, small, table } from './mail-parts.js';
import { brandRow, button, foot, sheetOf, wallTitle } from './order-mail-html.js';

/** Bank details and deadline of a transfer, as HTML and as text. */
export function writeTransferMail(view: TransferMailView): WrittenMail {
  const say = sayIn(view.language);
  const subject = say('transfer.subject', { brand: view.brand, id: view.order.id });
  return { subject, html: writeHtml(view, say, subject), text: writeText(view, say) };
}

const factsOf = ({ transfer }: TransferMailView, say: Say): readonly Fact[] => [
  { name: say('transfer.amount'), value: transfer.amount.text },
  { name: say('transfer.reference'), value: transfer.reference },
  { name: say('transfer.account'), value: transfer.account },
  { name: say('transfer.bank'), value: transfer.bank },
  { name: say('transfer.beneficiary'), value: transfer.beneficiary },
  { name: say('transfer.until'), value: say('hoursText', { hours: transfer.until }) },
];

function writeHtml(view: TransferMailView, say: Say, subject: string): string {
  const { language, order, phone } = view;
  const preview = say('transfer.preview', { until: view.transfer.until });
  const call = phone
    ? `<p ${painted(['ink'], `margin:0 0 20px;${body}`)}>${anchor(phone.href, say('call', { number: phone.number }))}</p>`
    : '';
  const data = table(facts(factsOf(view, say), 'font-weight:700'));
  const bought = table(facts(amountsOf(order, say)));
  const parts = [
    brandRow(view),
    wall(view, say),
    cell(heading(say('transfer.data')) + data, 'style="padding:32px 24px 0"'),
    cell(paragraph(say('transfer.exact')) + call, 'style="padding:8px 24px 0"'),
    cell(heading(say('transfer.bought')) + bought, 'style="padding:8px 24px 24px"'),
    cell(foot(view, say), `${ground('quiet')} ${painted(['quiet'], 'padding:24px')}`),
  ];
  return sheetOf(parts, { language, subject, preview });
}

function wall({ order, link, transfer }: TransferMailView, say: Say): string {
  const { bg, on } = wallOf(order.wall);
  const ink = `color:${on}`;
  const lead = say('transfer.lead', { until: transfer.until });
  return cell(
    wallTitle(
      say('transfer.title', { name: order.firstName }),
      `${ink};${font};font-size:32px;line-height:38px`,
    ) +
      `<p style="margin:0 0 20px;${ink};${font};font-size:17px;line-height:26px">${escapeHtml(lead)}</p>` +
      `<p style="margin:0 0 24px;${ink};${small}">${escapeHtml(say('number'))}: <strong>${escapeHtml(order.id)}</strong></p>${button(link, say('transfer.open'))}`,
    `bgcolor="${bg}" style="background-color:${bg};padding:32px 24px"`,
  );
}

const row = ({ name, value }: Fact) => `${name}: ${value}`;

function writeText(view: TransferMailView, say: Say): string {
  const { order, transfer, link, phone, until, findOrder, brand, email } = view;
  return `${[
    say('transfer.title', { name: order.firstName }),
    say('transfer.lead', { until: transfer.until }),
    `${say('transfer.open')}:\n${link}`,
    row({ name: say('number'), value: order.id }),
    [say('transfer.data'), ...factsOf(view, say).map(row)].join('\n'),
    say('transfer.exact'),
    [say('transfer.bought'), ...amountsOf(order, say).map(row)].join('\n'),
    ...(phone ? [say('call', { number: phone.number })] : []),
    say('private', { date: until }),
    `${say('lost')}\n${findOrder}`,
    say('why', { brand, email }),
  ].join('\n\n')}\n`;
}
