import { createContext } from 'react';

/**
 * The page's data as the server writes it into its element. A browser has it in the document
 * already, and leaves that element as it is.
 */
export const PageDataContext = createContext({ __html: '' });
