import { screen } from './screen.js';

export interface SubscriptionErrorView {
  readonly title: string;
  readonly text: string;
  /** Target of "Go back" if the browser has no earlier page. */
  readonly home: string;
}

export const subscriptionErrorScreen = screen<SubscriptionErrorView>('subscriptionError');
