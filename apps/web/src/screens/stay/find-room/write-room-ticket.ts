import type { FoundHotelView, PlaceView, RateView, RoomKindView } from '@shop/ports/screens';
import { iconHtml, type IconName } from '../../../ui/icon.js';
import { escapeHtml } from '../../../ui/escape-html.js';
import { offerHtml, priceHtml, submitsHtml, ticketHtml } from '../../../ui/written.js';
import { type FindT, nightsText, partyText } from './count-words.js';
import styles from './room-ticket.module.css';
import { writeRule } from './write-rule.js';

interface TicketsOf {
  readonly hotel: Pick<FoundHotelView, 'code' | 'place'>;
  readonly nights: number;
  readonly places: readonly Pick<PlaceView, 'party'>[];
  readonly t: FindT;
}

const chooseHtml = submitsHtml('choose', { tone: 'outline', size: 'sm' });

function wordsFor({ hotel: { code, place }, nights, places, t }: TicketsOf) {
  const party = places[place - 1]?.party;
  const people = party ? `, ${partyText(party, t)}` : '';
  const button = places.length > 1 ? t('room.choose', { number: place }) : t('room.chooseOnly');
  const named = escapeHtml(t('room.chooseNamed', { button, name: '{room}', board: '{meals}' }));
  const rules = new Map<string, string>();
  const boards = new Map<RateView['board'], string>();
  return {
    code,
    place,
    t,
    night: escapeHtml(t('room.perNight') + people),
    nightMean: escapeHtml(t('room.perNightMean') + people),
    total: escapeHtml(t('room.total', { nights: nightsText(nights, t) })),
    before: escapeHtml(t('room.before')),
    button: escapeHtml(button),
    labelOf: (name: string, board: string): string =>
      named.replace('{room}', () => name).replace('{meals}', () => board),
    facts: escapeHtml(t('room.facts')),
    ruleOf(rule: RateView['rule']): string {
      const key = Object.values(rule).join(' ');
      const html = rules.get(key) ?? writeRule(rule, t);
      rules.set(key, html);
      return html;
    },
    boardOf(board: RateView['board']): string {
      const html = boards.get(board) ?? escapeHtml(t(`board.${board}`));
      boards.set(board, html);
      return html;
    },
  };
}

type Words = ReturnType<typeof wordsFor>;

/** Room kinds as tickets; the stub has the lowest rate. */
export function writeRoomTickets(kinds: readonly RoomKindView[], of: TicketsOf): string {
  const words = wordsFor(of);
  return kinds.map((kind) => `<li>${writeTicket(kind, words)}</li>`).join('');
}

function writeTicket(kind: RoomKindView, words: Words): string {
  const [lowest, ...others] = kind.rates;
  if (!lowest) return '';
  const { window: pane } = kind;
  const picture = pane
    ? `<svg class="${styles.window}" viewBox="${pane.box}" aria-hidden="true">` +
      `<image href="${escapeHtml(pane.src)}" width="1600" height="900"></image></svg>`
    : '';
  const body =
    `<div class="${styles.body}"><div class="${styles.words}">` +
    `<h4 class="text-h4">${nameOf(kind)}</h4>${tagsOf(kind, words.t)}` +
    `${factsOf(kind, lowest, words)}${words.ruleOf(lowest.rule)}</div>${picture}</div>`;
  const chosen = kind.chosenRate ? ' data-chosen=""' : '';
  const rest = others.length > 0 ? othersOf(kind, others, words) : '';
  const ticket = ticketHtml(styles.ticket, body + rest, stubOf(kind, lowest, words));
  return `<article${chosen}>${ticket}</article>`;
}

const nameOf = ({ name, href }: RoomKindView): string =>
  href ? `<a href="${escapeHtml(href)}">${escapeHtml(name)}</a>` : escapeHtml(name);

function tagsOf({ isLowest, left }: RoomKindView, t: FindT): string {
  const tag = (className: string | undefined, text: string) =>
    `<span class="${className}">${escapeHtml(text)}</span>`;
  const tags = [
    isLowest ? tag(styles.lowest, t('room.lowest')) : '',
    left === undefined ? '' : tag(styles.few, t('room.left', { count: left })),
  ].join('');
  return tags && `<p class="${styles.tags} text-caption">${tags}</p>`;
}

function factsOf({ beds, view, size }: RoomKindView, rate: RateView, words: Words): string {
  const { t, facts, boardOf } = words;
  const fact = (icon: IconName, text: string | undefined) =>
    text ? `<li>${iconHtml(icon)}${escapeHtml(text)}</li>` : '';
  return (
    `<ul class="${styles.facts}" aria-label="${facts}">${fact('bed', beds)}${fact('eye', view)}` +
    `${fact('maximize', size === undefined ? undefined : t('room.size', { size }))}` +
    `<li>${iconHtml('tools-kitchen-2')}${boardOf(rate.board)}</li></ul>`
  );
}

function stubOf(kind: RoomKindView, rate: RateView, words: Words): string {
  const muted = (html: string) => `<span class="${styles.muted} text-caption">${html}</span>`;
  const { price, isMean, taxes } = kind.night;
  const said = taxes ? muted(escapeHtml(words.t('room.taxes', { amount: taxes }))) : '';
  return (
    `<div class="${styles.stub}"><p>${priceHtml(price)}` +
    `${muted(isMean ? words.nightMean : words.night)}</p>` +
    `<p>${muted(words.total)}${offerHtml(rate.total, 'small', words.before)}${said}</p>` +
    `${chooseOf(kind, rate, words)}</div>`
  );
}

function chooseOf(kind: RoomKindView, rate: RateView, words: Words): string {
  const { code, place, button, labelOf, t } = words;
  if (kind.chosenRate === rate.key)
    return (
      `<p class="${styles.chosen}">${iconHtml('check')}` +
      `${escapeHtml(t('room.chosen', { number: place }))}</p>`
    );
  return chooseHtml({
    value: `${code} ${place} ${rate.key}`,
    labelHtml: labelOf(escapeHtml(kind.name), words.boardOf(rate.board)),
    html: button,
  });
}

function othersOf(kind: RoomKindView, rates: readonly RateView[], words: Words): string {
  const { t } = words;
  const lines = rates.map(
    (rate) =>
      `<li class="${styles.rate}"><div><p class="text-label">` +
      `${words.boardOf(rate.board)}</p>${words.ruleOf(rate.rule)}</div>` +
      `<div class="${styles.pay}">${offerHtml(rate.total, 'small', words.before)}` +
      `${chooseOf(kind, rate, words)}</div></li>`,
  );
  const summary = t('room.rates', { count: rates.length, amount: rates[0]?.total.now.text });
  return (
    `<details class="${styles.others}"><summary class="text-label">${escapeHtml(summary)}</summary>` +
    `<ul>${lines.join('')}</ul></details>`
  );
}
