import type { CloseForm, ConsentForm, PhoneForm } from '../forms/notices.js';
import { action } from './screen.js';

export const giveConsent = action<ConsentForm, null>('/consent');

export const closeLine = action<CloseForm, null>('/close');

export const choosePhone = action<PhoneForm, null>('/phone');
