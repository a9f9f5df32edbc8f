import { Inject, Injectable } from '@nestjs/common';
import {
  cancelWays,
  isOpenChange,
  isSame,
  longestClaimNote,
  type OrderLine,
  paidFor,
  pathOf,
  type RightKind,
  staysOf,
  sum,
  weatherReasons,
} from '@shop/domain';
import { ContentSource, Ids } from '@shop/ports/backends';
import type { CancelForm, ClaimView, RightForm } from '@shop/ports/screens';
import { presentScene } from '../../../presenters/present-line.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { NewDayPresenter } from './present-new-day.js';
import { openedIn, rightsPart } from './right-addresses.js';
import { openRightOf, type RightsFacts } from './rights-facts.js';
import { writeVisit } from './write-visit.js';
import { NewNightsPresenter } from './present-new-nights.js';
import { StayRights } from './stay-rights.js';

/** The form that the order's URL opens; `undefined` if its right is over. */
@Injectable()
export class RightFormPresenter {
  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Ids) private readonly ids: Ids,
    private readonly days: NewDayPresenter,
    private readonly nights: NewNightsPresenter,
    private readonly stays: StayRights,
  ) {}

  async present(facts: RightsFacts): Promise<RightForm | undefined> {
    const opened = openedIn(facts.question.query);
    if (!opened) return undefined;
    const { kind, lines } = opened;
    if (kind === 'cancel') return this.cancel(facts);
    if (kind === 'changeStay') return this.newNights(lines[0], facts);
    const line = facts.order.lines.find(({ id }) => id === lines[0]);
    if (!line || !openRightOf(line, kind, facts)) return undefined;
    if (kind === 'weather') return this.claim(line, facts);
    return this.days.present(line, facts, this.opened(facts));
  }

  private newNights(id: string | undefined, facts: RightsFacts) {
    const { order, changes } = facts;
    const stay = staysOf(order).find((one) => one.id === id);
    const move = stay && this.stays.moveOf(stay, order, changes.some(isOpenChange));
    if (!stay || !move || 'over' in move) return undefined;
    return this.nights.present(stay, move.until, facts, this.opened(facts));
  }

  private opened({ order, question }: RightsFacts) {
    const { visitor, problems } = question;
    const path = pathOf({ name: 'order', params: { id: order.id } }, visitor.language);
    return { attempt: this.ids.next(), close: `${path}#${rightsPart}`, problems };
  }

  /** All tickets that can be cancelled; those in the URL are ticked. */
  private cancel(facts: RightsFacts): CancelForm | undefined {
    const { order, question } = facts;
    const { language } = question.visitor;
    const chosen = openedIn(question.query)?.lines ?? [];
    const open = order.lines.flatMap((line) => {
      const back = openRightOf(line, 'cancel', facts)?.back;
      return back ? [{ line, back, paid: paidFor(line, order) }] : [];
    });
    if (open.length === 0) return undefined;
    const ticked = open.filter(({ line }) => chosen.includes(line.id));
    const amount = sum(
      ticked.map(({ back }) => back.amount),
      order.total.currency,
    );
    // Without a refund the form has no choice of its way.
    const all = cancelWays.filter((way) => ticked.every(({ back }) => back.ways.includes(way)));
    const ways = ticked.length > 0 && amount.amount === 0 ? [] : all;
    const said = question.typed.way ?? (ways.length === 1 ? ways[0] : undefined);
    return {
      ...this.opened(facts),
      kind: 'cancel',
      lines: open.map(({ line, back, paid }) => ({
        ...this.headOf(line, facts),
        id: line.id,
        back: presentMoney(back.amount, language),
        paid: presentMoney(paid, language),
        isWhole: isSame(back.amount, paid),
        isChosen: ticked.some((one) => one.line === line),
      })),
      total:
        ticked.length > 0
          ? {
              minorUnits: amount.amount,
              text: presentMoney(amount, language),
            }
          : undefined,
      ways: ways.map((way) => ({ way, isChosen: way === said })),
    };
  }

  private claim(line: OrderLine, facts: RightsFacts): ClaimView {
    const { typed } = facts.question;
    const { name, when } = this.headOf(line, facts);
    return {
      ...this.opened(facts),
      name,
      when,
      kind: 'weather' satisfies RightKind,
      line: line.id,
      reasons: weatherReasons.map((reason) => ({ reason, isChosen: typed.reason === reason })),
      note: typed.note ?? '',
      longestNote: longestClaimNote,
    };
  }

  private headOf(line: OrderLine, { order, question }: RightsFacts) {
    const { language } = question.visitor;
    return {
      name: this.content.place(line.slug, language)?.name ?? line.name,
      wall: presentScene(this.content, line.slug, language).wall,
      when: writeVisit(line, order.createdAt, language),
    };
  }
}
