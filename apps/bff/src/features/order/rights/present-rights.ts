import { Inject, Injectable } from '@nestjs/common';
import {
  countdownTo,
  isGranted,
  isOpenChange,
  type Language,
  type OrderLine,
  productOf,
  type Right,
  rightKinds,
} from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import type { OrderRightsView, RightView } from '@shop/ports/screens';
import { presentScene } from '../../../presenters/present-line.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { writeParkMoment } from '../../../presenters/write-park-moment.js';
import { ChangePresenter } from './present-change.js';
import { RightFormPresenter } from './present-right-form.js';
import { formPart, openedIn, rightAddress } from './right-addresses.js';
import { type RightsFacts, rightsIn } from './rights-facts.js';

@Injectable()
export class RightsPresenter {
  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly forms: RightFormPresenter,
    private readonly changes: ChangePresenter,
  ) {}

  async present(facts: RightsFacts): Promise<OrderRightsView> {
    const { order, changes, question } = facts;
    const { language } = question.visitor;
    const lines = order.lines.map((line) => ({ line, rights: shownOf(line, facts) }));
    const rows = rightKinds.map((kind) => ({
      kind,
      lines: lines.flatMap(({ line, rights }) =>
        rights.filter((right) => right.kind === kind).map((one) => this.right(line, one, facts)),
      ),
    }));
    return {
      rows: rows.filter((row) => row.lines.length > 0),
      form: await this.forms.present(facts),
      changes: changes.map((change) => this.changes.present(change, order, language)),
      isConfirming: changes.some(isOpenChange),
    };
  }

  private right(line: OrderLine, right: Right, facts: RightsFacts): RightView {
    const { language } = facts.question.visitor;
    return {
      line: line.id,
      name: this.nameOf(line, language),
      wall: presentScene(this.content, line.slug, language).wall,
      until: right.until && writeParkMoment(right.until, language),
      state:
        right.state === 'over'
          ? { kind: 'over', reason: right.reason }
          : openState(line, right, facts),
      // A cancelled or used ticket has no claim.
      claim: line.cancellation || line.isUsed ? undefined : line.claim?.status,
      isOpenTicket: line.day === undefined,
    };
  }

  private nameOf({ slug, name }: OrderLine, language: Language): string {
    return this.content.place(slug, language)?.name ?? name;
  }
}

/** Rights that the supplier grants. Those without a call of the backend are offered by phone. */
function shownOf(line: OrderLine, facts: RightsFacts): readonly Right[] {
  const product = productOf(facts.catalogue, line.slug);
  const isShown = ({ kind }: Right) => kind === 'cancel' || !product || isGranted(kind, product);
  return rightsIn(line, facts).filter(isShown);
}

function openState(
  line: OrderLine,
  right: Extract<Right, { state: 'open' }>,
  { order, question }: RightsFacts,
): RightView['state'] {
  const { now, query, visitor } = question;
  const { language } = visitor;
  const opened = openedIn(query);
  const address = rightAddress(order.id, language, right.kind, { line: line.id });
  return {
    kind: 'open',
    href: `${address}#${formPart}`,
    isOpened: opened?.kind === right.kind && opened.lines.includes(line.id),
    soon: countdownTo(right.until, now),
    back: right.back && presentMoney(right.back.amount, language),
  };
}
