import type { SettingsForm } from '../forms/settings.js';
import { action, question } from './screen.js';
import type { LinkView } from './texts.js';

/** The card methods of a currency. `problem` is set if the backend is unavailable. */
export interface MethodsView {
  readonly methods: readonly { readonly code: string; readonly name: string }[];
  readonly problem: string | undefined;
}

export const methodsScreen = question<{ currency: string; language: string }, MethodsView>(
  '/screens/methods',
);

/** Confirms the conversion of a cart in forms without scripts: the input again with a yes. */
export interface ConvertQuestion {
  readonly text: string;
  readonly yes: string;
  readonly no: LinkView;
  readonly input: Readonly<Record<keyof SettingsForm, string>>;
}

export const applySettings = action<SettingsForm, null>('/settings');
