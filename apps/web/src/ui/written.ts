import type { OfferText, PriceText } from '@shop/ports/screens';
import { type ButtonLook, buttonClass } from './button-look.js';
import { classNames } from './class-names.js';
import { escapeHtml } from './escape-html.js';
import type { PriceSize } from './price.js';
import prices from '../../generated/ui/price.module.css';
import tickets from '../../generated/ui/ticket.module.css';

/**
 * HTML of the components of the same name, for lists of hundreds: React takes ten times as long.
 * Keep both alike. `text` is escaped here; parameters named `html` must be HTML already.
 */

export const priceHtml = ({ text, spoken }: PriceText, size: PriceSize = 'md'): string =>
  `<span class="${prices[`size_${size}`]}"><span aria-hidden="true">${escapeHtml(text)}</span>` +
  `<span class="co-hidden">${escapeHtml(spoken)}</span></span>`;

export const offerHtml = (
  { before, now }: OfferText,
  size: PriceSize,
  beforeHtml: string,
): string => {
  const was = before
    ? `<span class="${prices.before}"><span class="co-hidden">${beforeHtml} ` +
      `${escapeHtml(before.spoken)}</span><s aria-hidden="true">${escapeHtml(before.text)}</s></span>`
    : '';
  return `<span class="${prices.offer}">${was}${priceHtml(now, size)}</span>`;
};

interface WrittenButton {
  readonly value: string;
  readonly labelHtml: string;
  readonly html: string;
}

/** Renders submit buttons of one name and look; each submits the form around it. */
export function submitsHtml(name: string, look: Pick<ButtonLook, 'tone' | 'size'>) {
  const start = `<button type="submit" class="${buttonClass(look, undefined)}" name="${name}" value="`;
  return ({ value, labelHtml, html }: WrittenButton): string =>
    `${start}${escapeHtml(value)}" aria-label="${labelHtml}"><span>${html}</span></button>`;
}

export const ticketHtml = (className: string | undefined, html: string, stubHtml: string): string =>
  `<div class="${classNames(tickets.root, tickets.responsive, className)}">` +
  `<div class="${tickets.body}">${html}</div><div class="${tickets.stub}">${stubHtml}</div></div>`;
