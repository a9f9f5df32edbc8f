import type { Configuration } from 'oidc-provider';
import { languageOfHeader, pageHeaders } from '../pages/page-guard.js';
import { wrongPage } from './page-html.js';

/** What a person sees when the shop sent them here with something that can't be answered. */
export const showError: NonNullable<Configuration['renderError']> = (context) => {
  context.set(pageHeaders());
  context.type = 'html';
  context.body = wrongPage(languageOfHeader(context.get('Accept-Language')));
};
