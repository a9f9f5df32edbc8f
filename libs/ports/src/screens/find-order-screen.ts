import type { FindOrderForm } from '../forms/order.js';
import { action, type Problem, screen } from './screen.js';
import type { SignInWall } from './sign-in-screen.js';

/** Two fields, and an answer that says nothing of which orders there are. */
export interface FindOrderView {
  readonly number: string;
  readonly email: string;
  /** Where it stands in the address that a link could not be opened, that is among them. */
  readonly problems: readonly Problem[];
  readonly isSent: boolean;
  readonly attempt: string;
  readonly wall: SignInWall;
}

export const findOrderScreen = screen<FindOrderView>('findOrder', 'work');

export const findOrder = action<FindOrderForm, null>('/find-order');
