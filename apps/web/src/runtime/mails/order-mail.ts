import type { OrderMailView, WrittenMail } from '@shop/ports/screens';
import { headOf } from './mail-head.js';
import { sayIn } from './mail-texts.js';
import { writeHtml } from './order-mail-html.js';
import { writeText } from './order-mail-text.js';

export function writeOrderMail(view: OrderMailView): WrittenMail {
  const say = sayIn(view.language);
  const { subject } = headOf(view, say);
  return { subject, html: writeHtml(view, say, subject), text: writeText(view, say) };
}
