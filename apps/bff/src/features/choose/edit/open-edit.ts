import { Inject, Injectable } from '@nestjs/common';
import { type DisplayCart, maxPeople, pathOf, type Product, productOf } from '@shop/domain';
import { Ids } from '@shop/ports/backends';
import type { CartEditView } from '@shop/ports/screens';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { EditLine } from './edit-line.js';
import { EditPackage } from './edit-package.js';

export interface OpenEdit {
  readonly id: string;
  readonly view: CartEditView;
}

/** Adds the problem that the open line or package no longer exists, unless a form was refused. */
export function withGone(
  question: PageQuestion,
  { lines, packages }: Partial<DisplayCart> = {},
): PageQuestion {
  const { query, visitor, problems } = question;
  const [line, whole] = [query.get('line'), query.get('package')];
  const isThere = line
    ? lines?.some(({ id, packageId }) => id === line && !packageId)
    : packages?.some(({ id }) => id === whole);
  if (isThere || !(line ?? whole) || problems.length > 0) return question;
  const code = line ? 'unknownLine' : 'unknownPackage';
  return { ...question, problems: [presentProblem(code, visitor.language)] };
}

/** The line or package that the cart's URL opens (docs/rules/cart.md#in-place). */
@Injectable()
export class OpenEdits {
  constructor(
    private readonly lines: EditLine,
    private readonly packages: EditPackage,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  async of(
    cart: DisplayCart,
    catalogue: readonly Product[],
    question: PageQuestion,
  ): Promise<OpenEdit | undefined> {
    const { query, visitor } = question;
    const attempt = this.ids.next();
    const asked = { cart, catalogue, question, attempt };
    const close = pathOf({ name: 'cart', params: {} }, visitor.language);
    const frame = { close, attempt, maxPeople };
    const line = cart.lines.find(({ id, packageId }) => id === query.get('line') && !packageId);
    const product = productOf(catalogue, line?.slug);
    if (line && product)
      return { id: line.id, view: await this.lines.of(line, product, asked, frame) };
    const whole = cart.packages.find(({ id }) => id === query.get('package'));
    return whole && { id: whole.id, view: await this.packages.of(whole, asked, frame) };
  }
}
