import type { PosterView } from './home-screen.js';
import { screen } from './screen.js';

export interface ErrorView {
  readonly title: string;
  readonly text: string;
  /** The same page once more, where what it lacks may be back. */
  readonly retry: string | undefined;
  readonly home: string;
  readonly list: string;
  /** Where the search form asks, by GET, with `q`. */
  readonly search: string;
  readonly siteMap: string;
  /** Where the link to an order is asked for, when it is an order that is not shown. */
  readonly findOrder?: string | undefined;
  /** Where it happened; none for a page that is not there. */
  readonly side: 'server' | 'client' | undefined;
  /** The request id, to name on the phone. */
  readonly reference: string | undefined;
  readonly posters: readonly PosterView[];
}

export const internalErrorScreen = screen<ErrorView>('internalError');

export const notFoundScreen = screen<ErrorView>('notFound');
