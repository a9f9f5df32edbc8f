import { anybody, type VisitorView } from '@shop/ports/screens';
import { createContext, useContext } from 'react';

/** What the page says to this visitor alone; all else of it is the same for others. */
export const VisitorContext = createContext<VisitorView>(anybody);

export const useVisitor = () => useContext(VisitorContext);
