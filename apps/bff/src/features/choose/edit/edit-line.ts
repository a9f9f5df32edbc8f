import { Inject, Injectable } from '@nestjs/common';
import { type CartLine, type Product, readChoice, type ReadChoice, wantedOf } from '@shop/domain';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import type { CartEditView } from '@shop/ports/screens';
import { checkTicket, priceTicket } from '../gather/gather-ticket.js';
import { daysBeside, type EditFrame, type EditQuestion } from './edit-question.js';
import { presentLineEdit } from './present-line-edit.js';

@Injectable()
export class EditLine {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async of(
    line: CartLine,
    product: Product,
    asked: EditQuestion,
    frame: EditFrame,
  ): Promise<CartEditView> {
    const { question } = asked;
    const choice = choiceIn(question.query, line, product);
    const checked = await checkTicket(this.catalogue, { product, choice, own: line }, question);
    const priced = await priceTicket(this.catalogue, checked, question);
    const beside = daysBeside(asked, ({ id }) => id === line.id, this.content);
    return presentLineEdit({ ...checked, ...priced, line, beside }, asked, frame, this.content);
  }
}

/** The submitted choice, or the line's own. Every submitted form contains people. */
const choiceIn = (query: URLSearchParams, line: CartLine, product: Product): ReadChoice =>
  query.has('adults')
    ? readChoice(query, product)
    : { ...wantedOf(line, line.day === undefined), line: line.id, month: undefined };
