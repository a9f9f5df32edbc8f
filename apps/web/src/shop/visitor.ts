import { anybody, type VisitorView } from '@shop/ports/screens';
import { createContext, useContext } from 'react';

/** Data about this visitor; the rest of a page is the same for all. */
export const VisitorContext = createContext<VisitorView>(anybody);

export const useVisitor = () => useContext(VisitorContext);
