import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  type CartLine,
  type CartPackage,
  isSameParty,
  isSameTicket,
  parkDayAt,
  readStrip,
  type ReadStrip,
  saleHorizonDays,
  staysOf,
  withOwnPlaces,
} from '@shop/domain';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import type { CartEditView } from '@shop/ports/screens';
import { loadPickups } from '../builder/load-pickups.js';
import { askPartDay, askStripCalendar } from '../builder/ask-strip.js';
import {
  extrasProblemOf,
  isWhole,
  type OpenCalendar,
  peopleOf,
  standingOfParts,
  type ToldDay,
} from '../builder/builder-facts.js';
import { quoteStrip } from '../builder/price-strip.js';
import { daysBeside, type EditFrame, type EditQuestion, monthsIn } from './edit-question.js';
import { type PackageFacts, presentPackageEdit } from './present-package-edit.js';

@Injectable()
export class EditPackage {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async of(one: CartPackage, asked: EditQuestion, frame: EditFrame): Promise<CartEditView> {
    return presentPackageEdit(await this.gather(one, asked), asked, frame, this.content);
  }

  private async gather(one: CartPackage, asked: EditQuestion): Promise<PackageFacts> {
    const { cart, catalogue, question } = asked;
    const own = cart.lines.filter(({ packageId }) => packageId === one.id);
    const strip = stripIn(question.query, one, own, asked);
    const [told, calendar] = await Promise.all([
      Promise.all(strip.parts.map((part) => askPartDay(this.catalogue, part, question))),
      askStripCalendar(this.catalogue, strip, monthsIn(question), question),
    ]);
    const heldBy = (slug: string) => own.find((line) => line.slug === slug);
    const seen = told.map((day, at) => freedFor(day, heldBy(strip.parts[at]?.slug ?? '')));
    const hasStay = staysOf(cart).some(({ packageId }) => packageId === one.id);
    const standing = standingOfParts(strip, catalogue, seen, question.now, hasStay);
    const products = standing.parts.map(({ product }) => product);
    const party = peopleOf(strip, products);
    const extrasProblem = extrasProblemOf(strip, products);
    const found = { ...standing, strip };
    const canPrice = !party.peopleProblem && !extrasProblem && standing.parts.some(isWhole);
    const [rides, quote] = await Promise.all([
      loadPickups(this.catalogue, strip, standing.parts),
      canPrice ? quoteStrip({ ...found, code: undefined }, this.catalogue, question) : undefined,
    ]);
    const today = parkDayAt(question.now);
    return {
      ...found,
      ...party,
      extrasProblem,
      rides,
      quote,
      today,
      calendar: calendar && ownIn(calendar, heldBy(strip.parts[strip.slot]?.slug ?? '')),
      inCart: one.extras,
      isChanged: !isSameParty(one, strip) || !isSameStrip(own, strip.parts),
      beside: daysBeside(asked, ({ packageId }) => packageId === one.id, this.content),
      lastDay: addDays(today, saleHorizonDays),
    };
  }
}

/** The submitted package, or the cart's own without parks that are no longer sold. */
function stripIn(
  query: URLSearchParams,
  { id, people, extras, pickup }: CartPackage,
  own: readonly CartLine[],
  { catalogue }: EditQuestion,
): ReadStrip {
  const sent = query.has('part') ? readStrip(query) : undefined;
  const read = sent ?? {
    parts: own,
    slot: 0,
    people,
    extras,
    pickup,
    editing: id,
    month: undefined,
    isPeopleOdd: false,
  };
  const parts = read.parts.filter(({ slug }) => catalogue.some((one) => one.slug === slug));
  return { ...read, parts, slot: Math.max(0, Math.min(read.slot, parts.length - 1)), loose: [] };
}

/** Whether nothing changed. Dropping a park that is no longer sold is a change. */
const isSameStrip = (own: readonly CartLine[], parts: ReadStrip['parts']): boolean =>
  own.length === parts.length &&
  own.every((line) => parts.some((part) => isSameTicket(line, part)));

const freedFor = ({ told, isUnknown }: ToldDay, held: CartLine | undefined): ToldDay => ({
  told: told && held ? withOwnPlaces(told, held) : told,
  isUnknown,
});

const ownIn = (calendar: OpenCalendar, held: CartLine | undefined): OpenCalendar => ({
  ...calendar,
  days: new Map(
    [...calendar.days].map(([day, told]) => [day, held ? withOwnPlaces(told, held) : told]),
  ),
});
