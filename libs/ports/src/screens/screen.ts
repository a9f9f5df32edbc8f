/**
 * How much of the frame a screen has around it. `whole` is a page to read; at one of `work` somebody
 * chooses, pays or signs in, and its foot is one line; `short` has no ways off either.
 */
export type FrameExtent = 'whole' | 'work' | 'short';

/** A screen by its name: the BFF answers with it and a view, the web finds its component by it. */
export interface Screen<View> {
  readonly name: string;
  readonly frame: FrameExtent;
  readonly types?: (view: View) => void;
}

export const screen = <View>(name: string, frame: FrameExtent = 'whole'): Screen<View> => ({
  name,
  frame,
});

/** Where a question goes, what it asks, what comes back: one value, known to both sides. */
export interface Question<Asked, View> {
  readonly path: string;
  readonly types?: (asked: Asked) => View;
}

export const question = <Asked, View>(path: string): Question<Asked, View> => ({ path });

/** A change a visitor asks for: the same address takes a form and JSON. */
export interface Action<Input, View> {
  readonly path: string;
  readonly types?: (input: Input) => ActionReply<View>;
}

export const action = <Input, View>(path: string): Action<Input, View> => ({ path });

/** Done, with the new view and where a form goes on; or refused, and nothing has changed. */
export type ActionReply<View> =
  | { readonly kind: 'done'; readonly view: View; readonly next: string; readonly notice?: string }
  | {
      readonly kind: 'refused';
      readonly problems: readonly Problem[];
      /** Set when the no is final for this attempt: asking again takes this one. */
      readonly attempt?: string;
    };

/** A no, in the visitor's language, at the field it belongs to, with its ways out. */
export interface Problem {
  readonly code: string;
  /** The name of the form field, or `page` when it belongs to none. */
  readonly field: string;
  readonly text: string;
  /** What it collides with, in words: "Copalera, sáb 12 dic 2026". */
  readonly detail?: string;
  readonly ways: readonly Way[];
}

/** A way out of a no. */
export interface Way {
  readonly kind:
    | 'retry'
    | 'changeDate'
    | 'openCart'
    | 'openOrder'
    | 'list'
    | 'changeCurrency'
    | 'nearestDay'
    | 'otherDay'
    | 'otherTicket'
    | 'newTotal';
  readonly href: string;
  /** What the way needs to be told: a day, the other ticket's name, what the hotels ask. */
  readonly text?: string;
}
