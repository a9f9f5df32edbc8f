import { Inject, Injectable } from '@nestjs/common';
import { checkStay, idleBooking, readStay } from '@shop/domain';
import { CatalogueGateway } from '@shop/ports/backends';
import { monthsIn, saleBounds } from '../../../presenters/ask-months.js';
import { valueOr } from '../../../presenters/value-or.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { SearchRooms } from './search-rooms.js';
import { isSearch, withKept } from './kept-search.js';
import type { StayFacts } from './stay-facts.js';
import { readOptions } from './stay-links.js';
import { heldBefore, StayPurposes } from './stay-purpose.js';

/** Reads the visitor's search, checks it and asks the hotels for their days and rooms. */
@Injectable()
export class GatherStayFacts {
  constructor(
    private readonly ask: SearchRooms,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    private readonly purposes: StayPurposes,
  ) {}

  async of(question: PageQuestion): Promise<StayFacts> {
    const { query, now, visitor, own } = question;
    const bounds = saleBounds(now);
    const { today } = bounds;
    const state = own.stay.kind === 'kept' ? own.stay.state : idleBooking();
    const read = withKept(readStay(query), query, state, today);
    const options = readOptions(query);
    const purpose = await this.purposes.of(options, own.cartSession, visitor);
    const checked = checkStay(read, today);
    const isAsking = checked.kind === 'stay' && isSearch(query);
    const [calendar, products, rooms] = await Promise.all([
      this.ask.calendar(read, monthsIn(query), bounds, visitor),
      isAsking ? this.catalogue.products() : undefined,
      isAsking
        ? this.ask.rooms(checked.stay, bounds, visitor, heldBefore(purpose))
        : { searched: { kind: 'notAsked' as const }, refusals: [] },
    ]);
    const sold = valueOr(products, []);
    const asked = { read, checked, options, purpose, state, products: sold };
    return { ...bounds, ...calendar, ...rooms, ...asked };
  }
}
