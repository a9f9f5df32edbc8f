import type { PageView, VisitorView } from '@shop/ports/screens';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { CartLink } from '../../../frame/cart-link.js';
import { AccountLink } from '../../../frame/parts/account-link.js';
import { ThemeField } from '../../../frame/parts/theme-field.js';
import { VisitorContext } from '../../../shop/visitor.js';
import { writeAttributes, writeVisitor } from './document.js';

/** The visitor's parts of a document, in order, byte for byte as in a full render. */
export function writeSlots(
  { frame }: Pick<PageView, 'frame'>,
  visitor: VisitorView,
  translator: i18n,
): readonly string[] {
  const alone = (part: ReactNode) =>
    renderToString(
      <I18nextProvider i18n={translator}>
        <VisitorContext value={visitor}>{part}</VisitorContext>
      </I18nextProvider>,
    );
  const account = alone(<AccountLink frame={frame} />);
  const cart = alone(<CartLink frame={frame} count={visitor.cartCount ?? 0} />);
  return [
    writeAttributes(visitor),
    writeVisitor(visitor),
    // On desktops the account link comes before the cart; on phones it is in the footer.
    ...(frame.layout === 'desktop' ? [account, cart] : [cart, account]),
    alone(<ThemeField />),
  ];
}
