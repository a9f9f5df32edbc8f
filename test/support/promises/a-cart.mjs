import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { answerOf, stateOf } from './saying.mjs';

/** Two sellable days of one product, each as a choice for one adult. */
export async function choicesOf(catalogue, { month, currency }) {
  for (const { slug } of answerOf(await catalogue.products(), 'products')) {
    const asked = await catalogue.calendar(slug, month, currency);
    const days = asked.kind === 'ok' ? asked.answer : [];
    const choices = days.flatMap(({ day, priceFrom, startTimes }) => {
      const time = startTimes.find(({ status }) => /^(AVAILABLE|LIMITED)$/.test(status))?.time;
      const isSold = priceFrom && (startTimes.length === 0 || time);
      return isSold ? [{ slug, day, time, ...oneAdult() }] : [];
    });
    const quoted = choices[0] && (await catalogue.quote({ ...choices[0], currency }));
    if (choices.length > 1 && quoted?.kind === 'ok') return choices;
  }
  return assert.fail(`nothing is sold on two days of ${month} for ${currency}`);
}

const oneAdult = () => ({
  people: { ADULT: 1, CHILD: 0, INFANT: 0 },
  extras: [],
  components: [],
  pickup: undefined,
});

export const twoAdults = { ADULT: 2, CHILD: 0, INFANT: 0 };

export async function aCart(carts, catalogue, asking) {
  const [choice, another] = await choicesOf(catalogue, asking);
  const key = randomUUID();
  const begin = () => carts.add(undefined, choice, asking.currency, 'es', key);
  const { session, cart } = stateOf(await begin(), 'a ticket that is added');
  const drop = () => carts.drop(session, cart.id);
  return { session, cart, choice, another, begin, drop };
}

export const aContact = () => ({
  firstName: 'Ana',
  lastName: 'Ruiz',
  country: 'MX',
  phone: '+529985550134',
  email: `promises-${randomUUID()}@mail.example`,
});
