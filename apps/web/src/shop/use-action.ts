import type { Action, ActionReply, Problem } from '@shop/ports/screens';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BffError } from './bff-error.js';
import { formFields } from './form-fields.js';
import { useShop } from './shop.js';
import type texts from './shop.en.json';

declare module './texts.js' {
  interface Texts {
    shop: typeof texts;
  }
}

type Done<View> = Extract<ActionReply<View>, { kind: 'done' }>;

interface Outcomes<View> {
  done?(reply: Done<View>): void;
  refused?(problems: readonly Problem[]): void;
}

const none: readonly Problem[] = [];

/**
 * Sends an action by script; the same form works without scripts.
 *
 * `submit` handles a form's submit event. It leaves the event to the browser when the pressed button
 * sends the form elsewhere, so one form can ask (GET) and change (POST). `run` sends given fields.
 * One action at a time: while `isBusy`, further calls are ignored. A reply's cart count goes to the
 * header, its notice is announced, cached pages are forgotten. Following `next` is up to the caller.
 * Without a usable reply the action is refused with one problem at `page`.
 */
export function useAction<Input extends object, View>(
  action: Action<Input, View>,
  outcomes: Outcomes<View> = {},
) {
  const shop = useShop();
  const { t } = useTranslation('shop');
  const renewed = useRef<Renewed>(undefined);
  /** Beside `isPending`, which three clicks in one tick would all see as it was. */
  const busy = useRef(false);

  const { mutateAsync, isPending, data } = useMutation({
    // Offline is a reply of its own here, so nothing is queued until the connection is back.
    networkMode: 'always',
    mutationFn: async (input: Input): Promise<ActionReply<View>> => {
      try {
        return await shop.bff.act(action, input);
      } catch (error) {
        const code = failureOf(error);
        return { kind: 'refused', problems: [{ code, field: 'page', text: t(code), actions: [] }] };
      }
    },
  });

  const run = async (asked: Input): Promise<ActionReply<View> | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    const sent = mutateAsync(withAttempt(asked, renewed.current));
    const reply = await sent.finally(() => (busy.current = false));
    if (reply.kind === 'refused') {
      if (reply.attempt) renewed.current = { of: attemptOf(asked), next: reply.attempt };
      outcomes.refused?.(reply.problems);
      return reply;
    }
    const count = countIn(reply.view);
    if (count !== undefined) shop.setCartCount(count);
    shop.forgetPages();
    if (reply.notice) shop.announce(reply.notice);
    outcomes.done?.(reply);
    return reply;
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent; // as: React's submit event wraps this one
    const target = submitter?.getAttribute('formaction') ?? form.getAttribute('action');
    if (target !== `/api${action.path}`) return;
    event.preventDefault();
    void run(formFields(form, submitter));
  };

  const problems = data?.kind === 'refused' ? data.problems : none;
  return { isBusy: isPending, problems, run, submit };
}

/** The message for a call without a usable reply. Any other error is a bug and is rethrown. */
function failureOf(error: unknown) {
  if (!(error instanceof BffError)) throw error;
  return error.status === 0 ? 'offline' : 'generic';
}

/** The attempt that a refused one is followed by, until the page comes with a new one. */
type Renewed = { readonly of: unknown; readonly next: string } | undefined;

const attemptOf = (input: object): unknown => ('attempt' in input ? input.attempt : undefined);

const withAttempt = <Input extends object>(input: Input, renewed: Renewed): Input =>
  renewed && attemptOf(input) === renewed.of ? { ...input, attempt: renewed.next } : input;

const countIn = (view: unknown): number | undefined =>
  typeof view === 'object' && view !== null && 'count' in view && typeof view.count === 'number'
    ? view.count
    : undefined;
