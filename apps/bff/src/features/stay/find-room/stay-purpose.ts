import { Inject, Injectable } from '@nestjs/common';
import {
  type CartPackage,
  type CartStay,
  type DisplayCart,
  type Language,
  packageDraftQuery,
  pathOf,
  readPackageDraft,
  type StayBooking,
  staysOf,
  type Visitor,
  writeDayOfMonth,
} from '@shop/domain';
import { CartGateway, ContentSource, HotelsContent } from '@shop/ports/backends';
import type { FindRoomView } from '@shop/ports/screens';
import type { ListOptions } from './stay-links.js';

/** What the rooms are for, if not simply for the cart. */
export type StayPurpose =
  | { readonly kind: 'instead'; readonly stay: CartStay }
  | { readonly kind: 'package'; readonly id: string; readonly slugs: readonly string[] }
  | { readonly kind: 'plan'; readonly plan: string; readonly slugs: readonly string[] };

/** Checks the URL's purpose against the visitor's own cart. */
@Injectable()
export class StayPurposes {
  constructor(
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(HotelsContent) private readonly hotels: HotelsContent,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async of(
    { instead, package: id, plan }: ListOptions,
    session: string | undefined,
    visitor: Visitor,
  ): Promise<StayPurpose | undefined> {
    if (plan !== undefined && !instead && !id) {
      const draft = readPackageDraft(new URLSearchParams(plan));
      const slugs = draft.parts.map(({ slug }) => slug);
      return { kind: 'plan', plan: packageDraftQuery(draft).toString(), slugs };
    }
    if (!session || !(instead ?? id)) return undefined;
    const asked = await this.carts.display(session, visitor);
    return asked.kind === 'ok' ? purposeIn(asked.answer.cart, instead, id) : undefined;
  }

  present(purpose: StayPurpose, language: Language): NonNullable<FindRoomView['purpose']> {
    const back = this.backOf(purpose, language);
    if (purpose.kind === 'instead') {
      const { hotel, checkIn, checkOut } = purpose.stay.booking;
      const [from, to] = [checkIn, checkOut].map((day) => writeDayOfMonth(day, language));
      const { name } = this.hotels.hotel(hotel, language);
      return { kind: purpose.kind, name, from, to, back };
    }
    const names = purpose.slugs.map((slug) => this.content.place(slug, language)?.name ?? slug);
    return { kind: purpose.kind, name: names.join(' · '), back };
  }

  private backOf(purpose: StayPurpose, language: Language): string {
    if (purpose.kind !== 'plan') return pathOf({ name: 'cart', params: {} }, language);
    return `${pathOf({ name: 'buildPackage', params: {} }, language)}?${purpose.plan}`;
  }
}

function purposeIn(
  cart: DisplayCart,
  instead: string | undefined,
  id: string | undefined,
): StayPurpose | undefined {
  const stay = staysOf(cart).find((one) => one.id === instead);
  if (stay) return { kind: 'instead', stay };
  const whole = cart.packages.find((one: CartPackage) => one.id === id);
  if (!whole || staysOf(cart).some(({ packageId }) => packageId === id)) return undefined;
  const slugs = cart.lines.filter(({ packageId }) => packageId === id).map(({ slug }) => slug);
  return { kind: 'package', id: whole.id, slugs };
}

/** Fields of the form that adds the rooms. */
export const wayOf = (purpose: StayPurpose | undefined) => {
  switch (purpose?.kind) {
    case 'instead':
      return { instead: purpose.stay.id };
    case 'package':
      return { package: purpose.id };
    case 'plan':
      return { plan: purpose.plan };
    case undefined:
      return {};
  }
};

/** The booking whose rooms count as free for its owner. */
export const heldBefore = (purpose: StayPurpose | undefined): StayBooking | undefined =>
  purpose?.kind === 'instead' ? purpose.stay.booking : undefined;
