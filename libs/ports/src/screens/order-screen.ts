import type { UnitType } from '@shop/domain';
import type { LinePickupView } from './extra-view.js';
import type { LineSummaryView } from './line-summary.js';
import type { TotalsView } from './cart-screen.js';
import { screen } from './screen.js';
import type { LinkView, PriceText, SceneView } from './texts.js';

export interface VoucherView {
  readonly code: string;
  readonly unit: UnitType;
  /** `1` of `3`. */
  readonly number: number;
  readonly of: number;
  readonly amount: PriceText;
  /** The QR code as one SVG path in a square of `size` modules, margin included. */
  readonly qr: { readonly size: number; readonly path: string };
}

export interface OrderLineView {
  readonly id: string;
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
  readonly date: string | undefined;
  /** Set for an open ticket. */
  readonly validUntil: string | undefined;
  readonly hours: string;
  readonly component: string | undefined;
  readonly extras: readonly string[];
  /** Of a line with transport, where the backend asks for it. */
  readonly pickup?: LinePickupView | undefined;
  readonly summary: LineSummaryView;
  readonly vouchers: readonly VoucherView[];
  readonly meetingPoint: string;
  readonly bring: readonly string[];
}

export interface OrderView {
  readonly id: string;
  /** `confirming` is asked again by the page; it is never called failed while that is unknown. */
  readonly state: 'confirmed' | 'confirming' | 'failed' | 'refunded' | 'cancelled';
  readonly firstName: string;
  readonly boughtAt: string;
  readonly lines: readonly OrderLineView[];
  readonly totals: TotalsView;
  readonly wall: string;
  readonly retry: LinkView | undefined;
}

export const orderScreen = screen<OrderView>('order', 'work');
