import { Inject, Injectable } from '@nestjs/common';
import type { Language, StayProblem } from '@shop/domain';
import { ContentSource, HotelsContent, Ids } from '@shop/ports/backends';
import {
  findRoomScreen,
  type FindRoomView,
  type FoundRoomsView,
  type Problem,
} from '@shop/ports/screens';
import { presentProblem } from '../../../presenters/present-problem.js';
import {
  type ListedPage,
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { askedField } from '../../../visit/asked-total.js';
import { Seal } from '../../../visit/seal.js';
import { GatherStayFacts } from './gather-stay-facts.js';
import { withAsked } from './present-choice.js';
import { presentStayForm } from './present-form.js';
import { presentFound } from './present-found.js';
import { callBackFields, presentNoAnswer } from './present-no-answer.js';
import { findRoomHead } from './find-room-head.js';
import { nextState } from './kept-search.js';
import type { Searched, StayFacts } from './stay-facts.js';
import { StayPurposes } from './stay-purpose.js';

@Injectable()
export class ShowFindRoom implements ScreenHandler {
  readonly routes = ['findRoom'] as const;

  constructor(
    private readonly facts: GatherStayFacts,
    @Inject(HotelsContent) private readonly hotels: HotelsContent,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Ids) private readonly ids: Ids,
    private readonly purposes: StayPurposes,
    @Inject(Seal) private readonly seal: Seal,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const facts = await this.facts.of(question);
    const view = this.present(facts, question);
    const { language } = question.visitor;
    return shown(findRoomScreen, view, {
      ...findRoomHead(question, this.hotels.page(language)),
      stay: nextState(facts, question),
    });
  }

  listed(): Promise<readonly ListedPage[]> {
    const nameIn = (language: Language) => this.hotels.page(language).search.name;
    const name = { es: nameIn('es'), en: nameIn('en'), pt: nameIn('pt') };
    const route = { name: 'findRoom', params: {} } as const;
    return Promise.resolve([{ route, group: 'hotels', name }]);
  }

  private present(facts: StayFacts, question: PageQuestion): FindRoomView {
    const { visitor, path, own } = question;
    const { language } = visitor;
    const { searched, checked, refusals } = facts;
    const wrong = [...(checked.kind === 'wrong' ? checked.problems : []), ...refusals];
    const attempt = this.ids.next();
    const retry = { kind: 'retry', href: path } as const;
    const calendarProblem = facts.hasFailed
      ? presentProblem('calendar', language, [retry])
      : undefined;
    return {
      title: this.hotels.page(language).search.heading,
      purpose: facts.purpose && this.purposes.present(facts.purpose, language),
      form: presentStayForm(facts, wrong, calendarProblem, question, this.hotels),
      problems: [
        ...question.problems.filter(({ field }) => !callBackFields.includes(field)),
        ...(own.stay.kind === 'forged' ? [presentProblem('stayHandle', language)] : []),
        ...wrong.map((one) => atField(one, language)),
      ],
      found: searched.kind === 'found' ? this.found(searched, facts, question) : undefined,
      noAnswer:
        searched.kind === 'noAnswer'
          ? presentNoAnswer(question, searched.isByPhone, this.content, attempt)
          : undefined,
      attempt,
    };
  }

  private found(
    found: Extract<Searched, { kind: 'found' }>,
    facts: StayFacts,
    question: PageQuestion,
  ): FoundRoomsView {
    const { hotels, content } = this;
    const view = presentFound({
      found,
      facts,
      question,
      hotels,
      content,
      products: facts.products,
    });
    const asked = question.query.get(askedField);
    const choice = withAsked(view.choice, asked, this.seal, question.visitor.language);
    return { ...view, choice };
  }
}

const atField = (
  { code, field }: StayProblem,
  language: PageQuestion['visitor']['language'],
): Problem => ({ ...presentProblem(code, language), field });
