import { Inject, Injectable } from '@nestjs/common';
import { type SearchAsker, SearchGateway } from '@shop/ports/backends';

/** A place chosen in the search box. No search ran before, so it has no attribution token. */
export interface TakenPlace {
  readonly query: string;
  readonly taken: string;
  readonly position: number;
}

/** Searches for the place at the search backend, and reports the click with the result's token. */
@Injectable()
export class ReportSuggestionClick {
  constructor(@Inject(SearchGateway) private readonly gateway: SearchGateway) {}

  /** If the backend does not find the place for this query, it reports nothing. */
  async run({ query, taken, position }: TakenPlace, asker: SearchAsker): Promise<void> {
    const reply = await this.gateway.search(query, asker);
    if (reply.kind !== 'ok') return;
    const { documents, attributionToken } = reply.answer;
    const document = documents.find(({ url }) => url === taken);
    if (!document) return;
    await this.gateway.tell({ query, documents: [document.id], position, attributionToken }, asker);
  }
}
