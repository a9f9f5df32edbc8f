import type { PosterView } from './home-screen.js';
import { screen } from './screen.js';

export interface ErrorView {
  readonly title: string;
  readonly text: string;
  readonly retry: string | undefined;
  readonly home: string;
  readonly list: string;
  readonly search: string;
  readonly siteMap: string;
  /** The page that sends an order link again; set for an order that is not shown. */
  readonly findOrder?: string | undefined;
  /** The side that failed; `undefined` for a page that does not exist. */
  readonly side: 'server' | 'client' | undefined;
  /** The request id, which the visitor can quote on the phone. */
  readonly reference: string | undefined;
  readonly posters: readonly PosterView[];
}

export const internalErrorScreen = screen<ErrorView>('internalError');

export const notFoundScreen = screen<ErrorView>('notFound');
