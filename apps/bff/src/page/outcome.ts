import type { Language } from '@shop/domain';
import type { ActionReply, Problem } from '@shop/ports/screens';
import type { PageAsk } from './page-answers.js';

export interface FormPage extends Pick<PageAsk, 'path' | 'typed' | 'form'> {
  /** A page that shows the refusal instead of the form. */
  readonly elsewhere?: string;
  /** The form is not complete: it is shown again with its values. */
  readonly goesOn?: boolean;
  readonly waitSeconds?: number;
}

export type Answer =
  | { readonly kind: 'reply'; readonly reply: ActionReply<unknown>; readonly form?: FormPage }
  | { readonly kind: 'page'; readonly ask: PageAsk }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | {
      readonly kind: 'interstitial';
      readonly to: string;
      readonly language: Language;
      readonly status: number;
    }
  | { readonly kind: 'json'; readonly body: unknown; readonly status: number }
  | { readonly kind: 'document'; readonly html: string; readonly status: number }
  | { readonly kind: 'file'; readonly file: OwnFile }
  | { readonly kind: 'empty'; readonly next: string };

export interface OwnFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** The result of a request, independent of HTTP; an interceptor sends it. */
export class Outcome {
  constructor(readonly answer: Answer) {}
}

/** A change was made: JSON gets its view, a form post is redirected. */
export const done = (next: string, view: unknown = null, notice?: string): Outcome =>
  new Outcome({ kind: 'reply', reply: { kind: 'done', view, next, notice } });

/** A step of a form is valid: JSON gets its view, a form is shown again with its values. */
export const goesOn = (form: FormPage, view: unknown): Outcome =>
  new Outcome({
    kind: 'reply',
    reply: { kind: 'done', view, next: form.path },
    form: { ...form, goesOn: true },
  });

/** A change was refused. `attempt`: a new id, if the refusal is final for the old one. */
export const refused = (problems: readonly Problem[], form: FormPage, attempt?: string): Outcome =>
  new Outcome({ kind: 'reply', reply: { kind: 'refused', problems, attempt }, form });

export const pageOf = (ask: PageAsk): Outcome => new Outcome({ kind: 'page', ask });

export const redirect = (to: string, status = 303): Outcome =>
  new Outcome({ kind: 'redirect', to, status });

/** Redirects by an interstitial page, so that withheld cookies are sent. */
export const interstitial = (to: string, language: Language, status = 200): Outcome =>
  new Outcome({ kind: 'interstitial', to, language, status });

export const json = (body: unknown, status = 200): Outcome =>
  new Outcome({ kind: 'json', body, status });

/** The gate's page: no screen of the shop, not indexed. */
export const document = (html: string, status = 200): Outcome =>
  new Outcome({ kind: 'document', html, status });

/** Displayed by the browser if possible, else saved under its name. */
export const file = (name: string, type: string, content: OwnFile['content']): Outcome =>
  new Outcome({ kind: 'file', file: { name, type, content } });

/** No body for scripts; a form post is redirected. */
export const empty = (next: string): Outcome => new Outcome({ kind: 'empty', next });
