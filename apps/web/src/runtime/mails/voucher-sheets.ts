import { languageTags } from '@shop/domain';
import type { VoucherSheetsView } from '@shop/ports/screens';
import { wallOf } from '../../theme/walls.js';
import { inLight } from './mail-colors.js';
import { factsOf } from './mail-facts.js';
import { sayIn } from './mail-texts.js';

/** The vouchers of an order for paper: each in the words of its language and the colours of its place. */
export function writeVoucherSheets({ language, brand, order }: VoucherSheetsView) {
  const say = sayIn(language);
  return {
    language: languageTags[language],
    title: say('paper.title', { id: order.id }),
    brand,
    order: say('paper.order', { id: order.id }),
    show: say('paper.show'),
    colors: { paper: inLight('paper'), ink: inLight('ink'), soft: inLight('soft') },
    vouchers: order.lines.flatMap((line) => {
      const { bg, on } = wallOf(line.wall);
      const facts = factsOf(line, say);
      return line.vouchers.map(({ code, unit, number, of, qr }) => ({
        ...{ place: line.name, colors: { ground: bg, ink: on }, facts, code, qr },
        unit: say('paper.unit', {
          unit: say(`unit.${unit}`),
          number: String(number),
          of: String(of),
        }),
        alt: say('paper.qr', { code }),
      }));
    }),
  };
}
