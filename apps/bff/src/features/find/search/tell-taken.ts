import { Inject, Injectable } from '@nestjs/common';
import { type SearchAsker, SearchGateway } from '@shop/ports/backends';

/** A place that was taken in the search box: nobody had searched yet, so nothing names it. */
export interface TakenPlace {
  readonly query: string;
  readonly taken: string;
  readonly position: number;
}

/** Asks the search backend what it calls the place, under which search, and tells it so. */
@Injectable()
export class TellTaken {
  constructor(@Inject(SearchGateway) private readonly gateway: SearchGateway) {}

  /** A place that the backend does not find for these words is not told of. */
  async run({ query, taken, position }: TakenPlace, asker: SearchAsker): Promise<void> {
    const reply = await this.gateway.search(query, asker);
    if (reply.kind !== 'ok') return;
    const { documents, attributionToken } = reply.answer;
    const document = documents.find(({ url }) => url === taken);
    if (!document) return;
    await this.gateway.tell({ query, documents: [document.id], position, attributionToken }, asker);
  }
}
