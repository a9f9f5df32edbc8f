import type { Language } from '@shop/domain';
import type { ActionReply, Problem } from '@shop/ports/screens';
import type { PageAsk } from './page-answers.js';

/** The form that was refused: the page it stands on and what was typed into it. */
export interface FormPage extends Pick<PageAsk, 'path' | 'typed' | 'form'> {
  /** A page of its own that tells of the no, instead of the form again. */
  readonly elsewhere?: string;
  /** Set when the form is not done with: it is shown again, as far as it came. */
  readonly goesOn?: boolean;
  /** Set when the answer is to wait. */
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

/** A file of one visitor. */
export interface OwnFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** What came of a request, in the words of the shop; an interceptor turns it into HTTP. */
export class Outcome {
  constructor(readonly answer: Answer) {}
}

/** A change was made: JSON carries its view, a form is sent on. */
export const done = (next: string, view: unknown = null, notice?: string): Outcome =>
  new Outcome({ kind: 'reply', reply: { kind: 'done', view, next, notice } });

/** A part of a form is right: JSON carries its view, a form is shown again with all that was typed. */
export const goesOn = (form: FormPage, view: unknown): Outcome =>
  new Outcome({
    kind: 'reply',
    reply: { kind: 'done', view, next: form.path },
    form: { ...form, goesOn: true },
  });

/**
 * A change was refused: JSON carries the problems, a form is shown again with everything that was
 * typed, unless the no has a page of its own. `attempt` is set when the no is final for this one.
 */
export const refused = (problems: readonly Problem[], form: FormPage, attempt?: string): Outcome =>
  new Outcome({ kind: 'reply', reply: { kind: 'refused', problems, attempt }, form });

export const pageOf = (ask: PageAsk): Outcome => new Outcome({ kind: 'page', ask });

export const redirect = (to: string, status = 303): Outcome =>
  new Outcome({ kind: 'redirect', to, status });

/** Goes on by a step of our own, with the cookies that were kept back. */
export const interstitial = (to: string, language: Language, status = 200): Outcome =>
  new Outcome({ kind: 'interstitial', to, language, status });

export const json = (body: unknown, status = 200): Outcome =>
  new Outcome({ kind: 'json', body, status });

/** The page of a gate: no screen of the shop, and not for search engines. */
export const document = (html: string, status = 200): Outcome =>
  new Outcome({ kind: 'document', html, status });

/** Shown by the browser where it can, saved under its name where it cannot. */
export const file = (name: string, type: string, content: OwnFile['content']): Outcome =>
  new Outcome({ kind: 'file', file: { name, type, content } });

/** Nothing to tell a script; a form is sent on. */
export const empty = (next: string): Outcome => new Outcome({ kind: 'empty', next });
