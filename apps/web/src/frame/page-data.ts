import { createContext } from 'react';

/** The page's data as JSON, for the server. Empty in browsers: React leaves the element alone. */
export const PageDataContext = createContext({ __html: '' });
