import { Inject, Injectable } from '@nestjs/common';
import type { Translated } from '@shop/domain';
import { ContentSource, Ids } from '@shop/ports/backends';
import { findOrderScreen } from '@shop/ports/screens';
import { findOrderPath } from '../../../presenters/order-paths.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import {
  type ListedPage,
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { presentWall } from '../sign-in/sign-in-wall.js';
import { linkNoIn, sentField } from './find-order-pages.js';

const titles: Translated = {
  es: 'Encuentra tu orden',
  en: 'Find your order',
  pt: 'Encontre seu pedido',
};

const names: Translated = {
  es: 'Buscar mi orden',
  en: 'Find my order',
  pt: 'Encontrar meu pedido',
};

const summaries: Translated = {
  es: 'Escribe tu número de orden y tu correo, y te enviamos el enlace a tus boletos.',
  en: 'Enter your order number and your email, and we’ll send you the link to your tickets.',
  pt: 'Informe o número do pedido e seu e-mail, e enviamos o link para seus ingressos.',
};

const longestNumber = 64;

/** Finds an order by number and email. The reply is the same whether it exists or not. */
@Injectable()
export class ShowFindOrder implements ScreenHandler {
  readonly routes = ['findOrder'] as const;
  readonly isWithoutPrices = true;

  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  async show({ visitor, query, typed, problems }: PageQuestion): Promise<ShowOutcome> {
    const { language } = visitor;
    const no = problems.length === 0 ? linkNoIn(query) : undefined;
    const path = findOrderPath(language);
    const view = {
      number: typed.number ?? (query.get('number') ?? '').slice(0, longestNumber),
      email: typed.email ?? '',
      problems: no ? [presentProblem(no, language)] : problems,
      isSent: query.has(sentField) && problems.length === 0,
      attempt: this.ids.next(),
      wall: presentWall(path, language, this.content),
    };
    const title = titles[language];
    return shown(findOrderScreen, view, {
      head: {
        title: `${title} · ${this.content.site(language).brand}`,
        description: summaries[language],
        isIndexed: false,
        wall: undefined,
      },
      breadcrumb: [{ name: title, href: path }],
    });
  }

  /** Linked from the help pages, but not indexed by search engines. */
  async listed(): Promise<readonly ListedPage[]> {
    return [{ route: { name: 'findOrder', params: {} }, group: 'help', menu: 'help', name: names }];
  }
}
