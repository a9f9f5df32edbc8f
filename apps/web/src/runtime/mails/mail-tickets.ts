import type { OrderLineView, OrderStayView } from '@shop/ports/screens';
import { wallOf } from '../../theme/walls.js';
import { escapeHtml } from '../page/document/escape.js';
import { ground, painted } from './mail-colors.js';
import { codesByUnit, type Fact, factsOf, filesOf } from './mail-facts.js';
import { anchor, cell, facts, font, mono, small, table } from './mail-parts.js';
import type { Say } from './mail-texts.js';
import { stayFacts } from './stay-facts.js';

/** A ticket: wall colour along the side, facts, and codes below the perforation. */
export function ticketCard(line: OrderLineView, say: Say): string {
  const codes =
    line.vouchers.length > 0
      ? `<p ${painted(['soft'], `margin:0 0 8px;${small}`)}>${escapeHtml(say('codes'))}</p>` +
        table(facts(codesByUnit(line, say), `${mono};font-weight:700`))
      : '';
  const files = filesOf(line).map(
    (file) => `<p style="margin:0 0 8px;${small}">${anchor(file, say('files'))}</p>`,
  );
  const shown = codes + files.join('');
  const edge = painted(['edge'], 'padding:16px 20px 8px;border-top:2px dashed');
  const foot = shown && cell(shown, edge);
  return cardOf(line, factsOf(line, say), foot);
}

export const stayCard = (stay: OrderStayView, say: Say): string =>
  cardOf({ name: stay.hotel, wall: stay.wall }, stayFacts(stay, say));

function cardOf(
  { name, wall: place }: Pick<OrderLineView, 'name' | 'wall'>,
  all: readonly Fact[],
  below = '',
): string {
  const { bg } = wallOf(place);
  const title = `<h3 ${painted(['ink'], `margin:0 0 12px;${font};font-size:20px;line-height:26px;font-weight:800`)}>${escapeHtml(name)}</h3>`;
  const inner = cell(title + table(facts(all)), 'style="padding:20px 20px 8px"') + below;
  return cell(
    table(
      `<tr><td width="8" bgcolor="${bg}" style="width:8px;background-color:${bg};font-size:0">&nbsp;</td>` +
        `<td ${ground('paper')} ${painted(['paper'])}>${table(inner)}</td></tr>`,
    ),
    'style="padding:0 24px 16px"',
  );
}
