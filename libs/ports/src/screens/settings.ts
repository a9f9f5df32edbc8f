import type { SettingsForm } from '../forms/settings.js';
import { action, question } from './screen.js';
import type { LinkView } from './texts.js';

/** The card methods of a currency, as chips. `problem` when the backend did not tell. */
export interface MethodsView {
  readonly methods: readonly { readonly code: string; readonly name: string }[];
  readonly problem: string | undefined;
}

export const methodsScreen = question<{ currency: string; language: string }, MethodsView>(
  '/screens/methods',
);

/** Asked before a cart is converted, where no script asks: the same choices again, with a yes. */
export interface ConvertQuestion {
  readonly text: string;
  readonly yes: string;
  /** Back to the page as it was. */
  readonly no: LinkView;
  readonly input: Readonly<Record<keyof SettingsForm, string>>;
}

export const applySettings = action<SettingsForm, null>('/settings');
