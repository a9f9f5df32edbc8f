import { addDays, buyRoute, readChoice, withPlaces } from '@shop/domain';
import type { CatalogueGateway } from '@shop/ports/backends';
import { builderCatalogue, builderProducts } from '@shop/test/a-builder';
import { aProduct } from '@shop/test/a-product';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { checkTicket } from '../gather/gather-ticket.js';
import type { BuyFacts } from './buy-facts.js';
import { findNear } from './find-near.js';
import { presentNear } from './present-near.js';

/** A Friday. */
const now = new Date('2026-11-20T15:00:00Z');
const currency = 'MXN';

function withoutDecember(): CatalogueGateway {
  const catalogue = builderCatalogue();
  for (let date = 0; date < 31; date += 1)
    catalogue.sellOut('ojos-de-agua', addDays('2026-12-01', date));
  return catalogue;
}

/** The tour's first start is full on every day, and the second has five places left. */
function withoutFirstStart(): CatalogueGateway {
  const catalogue = builderCatalogue();
  const calendar: CatalogueGateway['calendar'] = async (...asked) => {
    const reply = await catalogue.calendar(...asked);
    if (reply.kind !== 'ok') return reply;
    const answer = reply.answer.map((one) => ({
      ...one,
      startTimes: one.startTimes.map((start) =>
        start.time === '08:00'
          ? { ...start, status: 'SOLD_OUT' as const }
          : { ...start, status: 'LIMITED' as const, left: 5 },
      ),
    }));
    return { ...reply, answer };
  };
  return { ...catalogue, calendar };
}

async function nearOf(slug: string, asked: string, catalogue: CatalogueGateway) {
  const product = builderProducts.find((one) => one.slug === slug) ?? aProduct({ slug });
  const query = new URLSearchParams(asked);
  const route = buyRoute(product);
  const visitor = { language: 'es', currency };
  const question = { visitor, query, path: '/', now, route } as PageQuestion; // as: only this is read
  const choice = readChoice(query, product);
  const checked = await checkTicket(catalogue, { product, choice }, question);
  const lost = { ...checked, issues: withPlaces(checked.issues, choice, checked.calendarDay) };
  const near = await findNear(catalogue, lost, { currency, now });
  const facts = { ...lost, near } as BuyFacts; // as: only this is read
  const shown = presentNear(facts, question);
  return [shown?.title, ...(shown?.ways ?? []).map(({ text, note }) => `${text} ${note}`.trim())];
}

it.each([
  ['nothing of a free day', 'bruma', 'date=2026-12-14', builderCatalogue(), [undefined]],
  [
    'the days around a full one',
    'bruma',
    'date=2026-12-14',
    builderCatalogue().sellOut('bruma', '2026-12-14'),
    ['El lun 14 dic no quedan 2 lugares', 'sáb 12 dic', 'dom 13 dic', 'mar 15 dic'],
  ],
  [
    'the days around one on which a park is closed',
    'copalera',
    'date=2026-12-13',
    builderCatalogue(),
    ['El dom 13 dic está cerrado', 'vie 11 dic', 'sáb 12 dic', 'lun 14 dic'],
  ],
  [
    'another start of the same day before other days',
    'ojos-de-agua',
    'date=2026-12-14&time=08:00',
    withoutFirstStart(),
    [
      'El lun 14 dic a las 8:00 no quedan 2 lugares',
      'lun 14 dic, 10:30 mismo día, quedan 5',
      'dom 13 dic, 10:30',
      'mar 15 dic, 10:30',
    ],
  ],
  [
    'the days nearest to a month that is sold out',
    'ojos-de-agua',
    'month=2026-12',
    withoutDecember(),
    [
      'En diciembre 2026 ya no quedan días con lugares',
      'sáb 28 nov, 8:00',
      'dom 29 nov, 8:00',
      'lun 30 nov, 8:00',
    ],
  ],
])('shows %s', async (_, slug, asked, catalogue, said) => {
  expect(await nearOf(slug, asked, catalogue)).toEqual(said);
});
