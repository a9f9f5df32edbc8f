import { screen } from './screen.js';

export interface SubscriptionErrorView {
  readonly title: string;
  readonly text: string;
  /** Where Go back leads when there is no page to go back to. */
  readonly home: string;
}

export const subscriptionErrorScreen = screen<SubscriptionErrorView>('subscriptionError');
