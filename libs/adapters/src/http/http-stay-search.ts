import type { StayAnswer, StayQuestion } from '@shop/domain';
import type { StayAsked, StaySearch } from '@shop/ports/backends';
import type { Backend } from './backend.js';
import { stayAskedOf } from './stay-refusals.js';
import { found, writeSearch } from './wire-stays.js';

/** Searches rooms over the hotel API (backends/contracts/hotels.yaml). */
export class HttpStaySearch implements StaySearch {
  constructor(private readonly backend: Backend) {}

  async search(question: StayQuestion): Promise<StayAsked<StayAnswer>> {
    const send = { body: writeSearch(question), shape: found(question) };
    return stayAskedOf(await this.backend.send('POST', 'hotels/search', send));
  }
}
