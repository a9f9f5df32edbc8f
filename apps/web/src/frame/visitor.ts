import type { VisitorView } from '@shop/ports/screens';
import { createContext, useContext } from 'react';

/** Before anything is known of somebody: what a page that is kept for all says. */
export const anybody: VisitorView = {
  cartCount: 0,
  theme: 'system',
  offer: undefined,
  consent: undefined,
  closed: [],
};

/** What the page says to this visitor alone; all else of it is the same for others. */
export const VisitorContext = createContext<VisitorView>(anybody);

export const useVisitor = () => useContext(VisitorContext);
