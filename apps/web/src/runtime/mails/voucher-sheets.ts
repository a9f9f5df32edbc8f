import { languageTags } from '@shop/domain';
import type { OrderStayView, VoucherSheetsView, VoucherView } from '@shop/ports/screens';
import { wallOf } from '../../theme/walls.js';
import { inLight } from './mail-colors.js';
import { factsOf } from './mail-facts.js';
import { liveStays, stayFacts } from './stay-facts.js';
import { type Say, sayIn } from './mail-texts.js';

export function writeVoucherSheets({ language, brand, order }: VoucherSheetsView) {
  const say = sayIn(language);
  return {
    language: languageTags[language],
    title: say('paper.title', { id: order.id }),
    brand,
    order: say('paper.order', { id: order.id }),
    show: say('paper.show'),
    colors: { paper: inLight('paper'), ink: inLight('ink'), soft: inLight('soft') },
    vouchers: [
      ...ticketsOf(order, say),
      ...liveStays(order).map((stay) => stayOf(stay, order.id, say)),
    ],
  };
}

/** A stay has no machine-readable code: the front desk looks it up by order. */
function stayOf(stay: OrderStayView, code: string, say: Say) {
  const { bg, on } = wallOf(stay.wall);
  const { hotel: place, facts: when } = stay;
  return {
    place,
    code,
    colors: { ground: bg, ink: on },
    facts: stayFacts(stay, say),
    unit: when
      .slice(0, 2)
      .map(({ value }) => value)
      .join(' – '),
    show: say('stay.show'),
    qr: undefined,
  };
}

const ticketsOf = (order: VoucherSheetsView['order'], say: Say) =>
  order.lines.flatMap((line) => {
    const { bg, on } = wallOf(line.wall);
    const facts = factsOf(line, say);
    return line.vouchers.map(({ code, unit, number, of, qr, used }) => ({
      place: line.name,
      colors: { ground: bg, ink: on },
      facts,
      code,
      unit: whose({ unit, number, of, used }, say),
      qr: { ...qr, alt: say('paper.qr', { code }) },
      show: undefined,
    }));
  });

function whose(
  { unit, number, of, used }: Pick<VoucherView, 'unit' | 'number' | 'of' | 'used'>,
  say: Say,
) {
  const values = { unit: say(`unit.${unit}`), number: `${number}`, of: `${of}` };
  const words = say('paper.unit', values);
  return used ? say('paper.used', { unit: words }) : words;
}
