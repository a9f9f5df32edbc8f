import type { Undoable } from '@shop/domain';
import type { UndoForm } from '../forms/cart-change.js';
import type { ChangeItemForm } from '../forms/cart-item.js';
import type { BuyView } from './buy-screen.js';
import type { CalendarView } from './calendar-view.js';
import type { PanelView, PartyRow } from './builder-screen.js';
import type { CartView } from './cart-screen.js';
import type { ExtraView, PickupView } from './extra-view.js';
import { action, type Problem } from './screen.js';
import type { OfferText, PriceText } from './texts.js';

/** A ticket of the package that is open: one of them shows its day. */
export interface EditPartView {
  readonly name: string;
  readonly wall: string;
  /** In words, day and hours; its day may be one that can't be had. */
  readonly when: string;
  readonly isOpen: boolean;
  /** The cart with this one open, and with all that was chosen so far. */
  readonly href: string;
  /** What is wrong with it, in words. */
  readonly problem: string | undefined;
}

/** The form of the one line or package of the cart that is open, as it was chosen so far. */
export interface CartEditView {
  readonly kind: 'line' | 'package';
  /** The ticket whose day is shown. */
  readonly name: string;
  /** What the form sends unseen: names and values of the page's question. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** Of a package; a line has none. */
  readonly parts: readonly EditPartView[];
  /** Of the line, or of the ticket that is open. */
  readonly calendar: CalendarView | undefined;
  /** In words; none while there is none, and for an open ticket. */
  readonly day: string | undefined;
  /** Where a ticket without a date may be had: whether it is chosen. */
  readonly openTicket: boolean | undefined;
  /** Days of the shown month that can't be had, in words, by their reason. */
  readonly reasons: PanelView['reasons'];
  readonly times: BuyView['times'];
  readonly component: BuyView['component'];
  readonly people: readonly (PartyRow & { readonly price: OfferText | undefined })[];
  readonly maxPeople: number;
  readonly extras: readonly (ExtraView & {
    readonly price: PriceText | undefined;
    readonly per: 'person' | 'group' | 'all';
    readonly needed?: number | undefined;
  })[];
  readonly pickup: PickupView | undefined;
  /** What it would come to, before a code of the cart; or why that can't be told. */
  readonly total:
    | { readonly kind: 'priced'; readonly now: OfferText; readonly isBeforeCode: boolean }
    | { readonly kind: 'open'; readonly text: string }
    | { readonly kind: 'failed'; readonly problem: Problem };
  /** Something is chosen that the cart does not have yet: what to do before anything is paid. */
  readonly unsaved?: string | undefined;
  /** The cart with nothing open. */
  readonly close: string;
  /** The builder, where parks of a package are changed. */
  readonly builder: string | undefined;
  readonly attempt: string;
  readonly problems: readonly Problem[];
}

/** What just happened to a line or a package, and how it comes back. */
export interface UndoView {
  readonly what: Undoable;
  /** A line by its name; a package by how many tickets it has. */
  readonly name: string | undefined;
  readonly count: number;
  /** That the cart was changed, in the words that were agreed. */
  readonly notice: string;
  /** Which code does nothing now, and why. */
  readonly rests?: string | undefined;
  /** Sealed: what it was before. */
  readonly back: string;
  readonly attempt: string;
}

interface Changed {
  readonly cart: CartView;
  readonly count: number;
}

export const changeItem = action<ChangeItemForm, Changed>('/cart/items/change');

export const undoChange = action<UndoForm, Changed>('/cart/undo');
