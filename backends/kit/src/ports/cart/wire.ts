import type { Decimal } from '../../kit/amounts.js';

export interface Unit {
  readonly Type: string;
  readonly Quantity: number;
  readonly UnitPrice: Decimal;
  readonly Amount: Decimal;
}
export interface Item {
  readonly Id: string;
  readonly Slug: string;
  readonly Date?: string | null;
  readonly StartTime?: string | null;
  readonly Units: readonly Unit[];
  readonly Extras?: readonly Unit[];
  readonly Amount: Decimal;
  readonly Status?: string;
  readonly HeldUntil?: string | null;
}
export interface Cart {
  readonly SessionId: string;
  readonly IdCart: string;
  readonly Currency: { readonly IsoCode: string };
  readonly Items: readonly Item[];
  readonly Packages?: readonly {
    readonly Id: string;
    readonly Items: readonly Item[];
    readonly Amount: Decimal;
  }[];
  readonly Stays?: readonly {
    readonly Id: string;
    readonly Booking: unknown;
    readonly Amount: Decimal;
  }[];
  readonly Totals: { readonly Total: Decimal };
  readonly NeedsPayment?: boolean;
  readonly ExpiresAt?: string | null;
  readonly HoldExtensionsLeft?: number;
}
interface Cancellation {
  readonly Amount: Decimal;
}
export interface OrderLine extends Item {
  readonly Vouchers?: readonly { readonly Code: string; readonly Status?: string }[];
  readonly BoughtFor?: { readonly Date: string | null } | null;
  readonly CancellationRule?: {
    readonly Steps: readonly { readonly Hours: number; readonly Percent: number }[];
  };
  readonly Cancellation?: Cancellation | null;
  readonly WeatherClaim?: unknown;
}
export interface Order {
  readonly Id: string;
  readonly Reference?: string;
  readonly Status: string;
  readonly CreatedAt: string;
  readonly Items: readonly OrderLine[];
  readonly Stays?: readonly {
    readonly Id: string;
    readonly Booking: unknown;
    readonly Amount: Decimal;
    readonly Cancellation?: Cancellation | null;
  }[];
  readonly Contact: unknown;
  readonly Totals: { readonly Total: Decimal };
}
export interface Product {
  readonly slug: string;
  readonly variantOf?: string;
  readonly upgrades?: readonly string[];
  readonly componentGroups?: readonly { readonly components: readonly { readonly id: number }[] }[];
  readonly schedule: {
    readonly type: string;
    readonly startTimes?: readonly string[];
    readonly from?: string;
    readonly to?: string;
  };
}
export interface CalendarDay {
  readonly date: string;
  readonly status: string;
  readonly priceFrom: Decimal | null;
  readonly left?: number;
  readonly startTimes?: readonly {
    readonly time: string;
    readonly status: string;
    readonly left?: number;
  }[];
}
