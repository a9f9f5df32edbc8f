import { Inject, Injectable } from '@nestjs/common';
import {
  type CartLine,
  type CartPackage,
  isSameParty,
  isSameTicket,
  type PackageDraft,
  parkDayAt,
  partyChoiceOf,
  productOf,
  readPackageDraft,
  staysOf,
} from '@shop/domain';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import type { CartEditView } from '@shop/ports/screens';
import { askParts, loadPickups, canPrice, checkParts, quoteParts } from '../gather/gather-parts.js';
import { daysBeside, type EditFrame, type EditQuestion } from './edit-question.js';
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
    const draft = draftIn(question.query, one, own, asked);
    const partsDays = await askParts(this.catalogue, draft, question, own);
    const hasStay = staysOf(cart).some(({ packageId }) => packageId === one.id);
    const checked = checkParts(draft, catalogue, partsDays, question.now, hasStay);
    const [rides, quote] = await Promise.all([
      loadPickups(this.catalogue, checked),
      canPrice(checked) ? quoteParts(this.catalogue, checked, question) : undefined,
    ]);
    return {
      ...checked,
      rides,
      quote,
      today: parkDayAt(question.now),
      calendar: partsDays.calendar,
      inCart: one.extras,
      isChanged: !isSameParty(one, draft) || !isSameDraft(own, draft.parts),
      beside: daysBeside(asked, ({ packageId }) => packageId === one.id, this.content),
    };
  }
}

/** The submitted package, or the cart's own without parks that are no longer sold. */
function draftIn(
  query: URLSearchParams,
  { id, ...one }: CartPackage,
  own: readonly CartLine[],
  { catalogue }: EditQuestion,
): PackageDraft {
  const sent = query.has('part') ? readPackageDraft(query) : undefined;
  const read = sent ?? {
    parts: own,
    slot: 0,
    ...partyChoiceOf(one),
    editing: id,
    month: undefined,
    isPeopleOdd: false,
  };
  const parts = read.parts.filter(({ slug }) => productOf(catalogue, slug) !== undefined);
  return {
    ...read,
    parts,
    slot: Math.max(0, Math.min(read.slot, parts.length - 1)),
    singleTickets: [],
  };
}

/** Whether nothing changed. Dropping a park that is no longer sold is a change. */
const isSameDraft = (own: readonly CartLine[], parts: PackageDraft['parts']): boolean =>
  own.length === parts.length &&
  own.every((line) => parts.some((part) => isSameTicket(line, part)));
