/**
 * How much frame surrounds a screen. `whole`: a page to read. `work`: the visitor chooses, pays or
 * signs in; the footer is one line. `short`: also without navigation.
 */
export type FrameExtent = 'whole' | 'work' | 'short';

/** The BFF replies with a screen's name and view; the web app finds the component by the name. */
export interface Screen<View> {
  readonly name: string;
  readonly frame: FrameExtent;
  readonly types?: (view: View) => void;
}

export const screen = <View>(name: string, frame: FrameExtent = 'whole'): Screen<View> => ({
  name,
  frame,
});

/** A read request: its path and the types of its query and reply, shared by both sides. */
export interface Question<Asked, View> {
  readonly path: string;
  readonly types?: (asked: Asked) => View;
}

export const question = <Asked, View>(path: string): Question<Asked, View> => ({ path });

/** A change request; the same URL accepts a form and JSON. */
export interface Action<Input, View> {
  readonly path: string;
  readonly types?: (input: Input) => ActionReply<View>;
}

export const action = <Input, View>(path: string): Action<Input, View> => ({ path });

/** `done` has the new view and where a form redirects to. `refused`: nothing has changed. */
export type ActionReply<View> =
  | { readonly kind: 'done'; readonly view: View; readonly next: string; readonly notice?: string }
  | {
      readonly kind: 'refused';
      readonly problems: readonly Problem[];
      /** Set if the refusal is final for this attempt; a retry uses this new one. */
      readonly attempt?: string;
    };

/** A refusal in the visitor's language, with its field and possible actions. */
export interface Problem {
  readonly code: string;
  readonly field: string;
  readonly text: string;
  /** The conflict, as text: "Copalera, sáb 12 dic 2026". */
  readonly detail?: string;
  readonly actions: readonly ProblemAction[];
}

export interface ProblemAction {
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
  /** Text of the action: a day, the other ticket's name, or the hotel's new price. */
  readonly text?: string;
}
