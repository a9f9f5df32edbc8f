import type { OfferText, PriceText } from '@shop/ports/screens';
import { type ButtonLook, buttonClass } from './button-look.js';
import { classNames } from './class-names.js';
import { escapeHtml } from './escape-html.js';
import type { PriceSize } from './price.js';
import prices from './price.module.css';
import tickets from './ticket.module.css';

/**
 * Parts of this folder as ready HTML, for lists that have hundreds of them: to write them costs a
 * tenth of what React takes for the same elements. Each is the markup of the component of its name;
 * `text` and names are escaped here, what is named `html` is HTML already.
 */

export const priceHtml = ({ text, spoken }: PriceText, size: PriceSize = 'md'): string =>
  `<span class="${prices[size]}"><span aria-hidden="true">${escapeHtml(text)}</span>` +
  `<span class="co-hidden">${escapeHtml(spoken)}</span></span>`;

export const offerHtml = (
  { before, now }: OfferText,
  size: PriceSize,
  beforeLabel: string,
): string => {
  const was = before
    ? `<span class="${prices.before}"><span class="co-hidden">${escapeHtml(beforeLabel)} ` +
      `${escapeHtml(before.spoken)}</span><s aria-hidden="true">${escapeHtml(before.text)}</s></span>`
    : '';
  return `<span class="${prices.offer}">${was}${priceHtml(now, size)}</span>`;
};

interface WrittenButton extends Pick<ButtonLook, 'tone' | 'size'> {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly text: string;
}

/** Sends the form that it stands in. */
export const submitHtml = ({ name, value, label, text, ...look }: WrittenButton): string =>
  `<button type="submit" class="${buttonClass(look, undefined)}" name="${name}" ` +
  `value="${escapeHtml(value)}" aria-label="${escapeHtml(label)}"><span>${escapeHtml(text)}</span></button>`;

export const ticketHtml = (className: string | undefined, html: string, stubHtml: string): string =>
  `<div class="${classNames(tickets.ticket, tickets.responsive, className)}">` +
  `<div class="${tickets.body}">${html}</div><div class="${tickets.stub}">${stubHtml}</div></div>`;
