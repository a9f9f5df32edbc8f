import type { OrderMailView, WrittenMail } from '@shop/ports/screens';
import { sayIn } from './mail-texts.js';
import { writeHtml } from './order-mail-html.js';
import { writeText } from './order-mail-text.js';

/** The mail of an order in its language, as HTML and as text. */
export function writeOrderMail(view: OrderMailView): WrittenMail {
  const say = sayIn(view.language);
  const subject = say('subject', { brand: view.brand, id: view.order.id });
  return { subject, html: writeHtml(view, say, subject), text: writeText(view, say) };
}
