import type { FindOrderForm } from '../forms/order.js';
import { action, type Problem, screen } from './screen.js';
import type { SignInWall } from './sign-in-screen.js';

/** The form that sends an order link. Its reply never reveals whether the order exists. */
export interface FindOrderView {
  readonly number: string;
  readonly email: string;
  /** Includes the problem of a link that could not be opened, which the URL names. */
  readonly problems: readonly Problem[];
  readonly isSent: boolean;
  readonly attempt: string;
  readonly wall: SignInWall;
}

export const findOrderScreen = screen<FindOrderView>('findOrder', 'work');

export const findOrder = action<FindOrderForm, null>('/find-order');
