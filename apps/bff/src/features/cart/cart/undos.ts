import { Inject, Injectable } from '@nestjs/common';
import {
  type DearerBack,
  formatMoney,
  type Language,
  ticketsOf,
  type Undoable,
  type UndoPlan,
} from '@shop/domain';
import { ContentSource, HotelsContent, Ids } from '@shop/ports/backends';
import type { PromoView, UndoView } from '@shop/ports/screens';
import { presentProblem } from '../../../presenters/present-problem.js';
import { Seal } from '../../../visit/seal.js';

export interface Undo {
  readonly what: Undoable;
  readonly back: UndoPlan;
  /** The nights' current price, if the visitor must accept a higher one. */
  readonly dearer?: Omit<DearerBack, 'back'>;
}

const dearerTexts = {
  es: (more: string, total: string) => `Las noches cuestan ahora ${more} más: ${total} en total.`,
  en: (more: string, total: string) => `The nights now cost ${more} more: ${total} in total.`,
  pt: (more: string, total: string) => `As noites custam agora ${more} a mais: ${total} no total.`,
} as const;

/** Undo data is in the page, sealed for its cart: a link can't change another visitor's cart. */
@Injectable()
export class Undos {
  constructor(
    @Inject(Seal) private readonly seal: Seal,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(HotelsContent) private readonly hotels: HotelsContent,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  close(undo: Undo, session: string): string {
    return this.seal.close(JSON.stringify(undo), purposeOf(session));
  }

  /** `undefined` if the text was not sealed for this cart. */
  open(text: string | null, session: string | undefined): Undo | undefined {
    const opened = text && session ? this.seal.open(text, purposeOf(session)) : undefined;
    return opened ? (JSON.parse(opened) as Undo) : undefined; // as: sealed by us
  }

  present(
    { what, back, dearer }: Undo,
    sealed: string,
    language: Language,
    taken?: PromoView['taken'],
  ): UndoView {
    const rests = [
      dearer && dearerTexts[language](formatMoney(dearer.more), formatMoney(dearer.total)),
      taken?.reason && `${taken.code}: ${taken.reason}`,
    ].filter(Boolean);
    return {
      what,
      back: sealed,
      attempt: this.ids.next(),
      name: this.nameOf(back, language),
      count: countOf(back),
      notice: presentProblem('cartUpdated', language).text,
      rests: rests.length > 0 ? rests.join(' ') : undefined,
    };
  }

  private nameOf(back: UndoPlan, language: Language): string | undefined {
    if (back.kind === 'stay') return this.hotels.hotel(back.was.hotel, language).name;
    if (back.kind === 'moved') return this.hotels.hotel(back.hotel, language).name;
    if (back.kind !== 'line') return undefined;
    const { slug } = back.was;
    return this.content.place(slug, language)?.name ?? slug;
  }
}

function countOf(back: UndoPlan): number {
  if (back.kind === 'stay' || back.kind === 'moved') return 1;
  return back.kind === 'split' ? back.tickets : ticketsOf(back).length;
}

const purposeOf = (session: string) => `undo of ${session}`;
