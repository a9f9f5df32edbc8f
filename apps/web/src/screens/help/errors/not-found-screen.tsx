import { ErrorPage, type ErrorScreenProps } from './error-page.js';

/** The path ends at the sea: what is not there, and three places that are. */
export function NotFoundScreen(props: ErrorScreenProps) {
  return <ErrorPage {...props} scene="state-not-found" />;
}
