import type { Configuration } from 'oidc-provider';
import { languageOfHeader, pageHeaders } from '../pages/page-guard.js';
import { wrongPage } from './page-html.js';

/** The page for a person whom the shop sent here with an invalid request. */
export const showError: NonNullable<Configuration['renderError']> = (context) => {
  context.set(pageHeaders());
  context.type = 'html';
  context.body = wrongPage(languageOfHeader(context.get('Accept-Language')));
};
