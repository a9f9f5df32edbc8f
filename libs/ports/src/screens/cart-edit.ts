import type { Undoable } from '@shop/domain';
import type { UndoForm } from '../forms/cart-change.js';
import type { ChangeItemForm } from '../forms/cart-item.js';
import type { BuyView } from './buy-screen.js';
import type { CalendarView } from './calendar-view.js';
import type { PanelView, PartyRow } from './builder-screen.js';
import type { CartView } from './cart-screen.js';
import type { ExtrasView, ExtraView } from './extra-view.js';
import { action, type Problem } from './screen.js';
import type { OfferText, PriceText } from './texts.js';

/** A ticket of the package that is open for changes. One ticket shows its calendar. */
export interface EditPartView {
  readonly name: string;
  readonly wall: string;
  readonly when: string;
  readonly isOpen: boolean;
  /** The cart with this ticket open, keeping all choices made so far. */
  readonly href: string;
  readonly problem: string | undefined;
}

interface EditExtraView extends ExtraView {
  readonly price: PriceText | undefined;
  readonly per: 'person' | 'group' | 'all';
  readonly needed?: number | undefined;
}

/** The form of the cart line or package that is open, with the choices made so far. */
export interface CartEditView extends ExtrasView<EditExtraView> {
  readonly kind: 'line' | 'package';
  readonly name: string;
  /** Hidden fields of the form: names and values of the page's query. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** Tickets of a package; empty for a line. */
  readonly parts: readonly EditPartView[];
  /** Calendar of the line, or of the package's open ticket. */
  readonly calendar: CalendarView | undefined;
  /** As text; `undefined` without a day and for an open ticket. */
  readonly day: string | undefined;
  /** Whether an open ticket is chosen; `undefined` if the product has none. */
  readonly openTicket: boolean | undefined;
  readonly reasons: PanelView['reasons'];
  readonly times: BuyView['times'];
  readonly component: BuyView['component'];
  readonly people: readonly (PartyRow & { readonly price: OfferText | undefined })[];
  readonly maxPeople: number;
  /** `whenChanged`: what to do before paying once it differs. Absent for a package. */
  readonly nameOnTicket?: { readonly name: string; readonly whenChanged: string } | undefined;
  /** The new total without the cart's code, or why it is unknown. */
  readonly total:
    | { readonly kind: 'priced'; readonly now: OfferText; readonly isBeforeCode: boolean }
    | { readonly kind: 'open'; readonly text: string }
    | { readonly kind: 'failed'; readonly problem: Problem };
  /** Set while the form has unsaved changes: what to do before paying. */
  readonly unsaved?: string | undefined;
  readonly close: string;
  readonly builder: string | undefined;
  readonly attempt: string;
  readonly problems: readonly Problem[];
}

export interface UndoView {
  readonly what: Undoable;
  /** The line's name; a package has a `count` of tickets instead. */
  readonly name: string | undefined;
  readonly count: number;
  readonly notice: string;
  /** Which code has no effect now, and why. */
  readonly rests?: string | undefined;
  readonly back: string;
  readonly attempt: string;
}

interface Changed {
  readonly cart: CartView;
  readonly count: number;
}

export const changeItem = action<ChangeItemForm, Changed>('/cart/items/change');

export const undoChange = action<UndoForm, Changed>('/cart/undo');
