import { createContext } from 'react';

/**
 * The page's data as JSON, which the server writes into an element. In browsers it is empty, and
 * React leaves that element alone.
 */
export const PageDataContext = createContext({ __html: '' });
