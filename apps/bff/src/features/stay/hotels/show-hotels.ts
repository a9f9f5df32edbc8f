import { Inject, Injectable } from '@nestjs/common';
import {
  type HotelCode,
  hotelCodes,
  hotelPageOf,
  hotelRoute,
  hotelsRoute,
  type Language,
  pathOf,
  roomRoute,
  type Translated,
} from '@shop/domain';
import {
  CatalogueGateway,
  ContentSource,
  HotelsContent,
  HotelsGateway,
  PlacesContent,
} from '@shop/ports/backends';
import { hotelScreen, hotelsScreen, type Problem } from '@shop/ports/screens';
import {
  type ListedPage,
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import {
  type LowestNights,
  presentHotelCards,
  presentNight,
} from '../../../presenters/present-hotel.js';
import { Config } from '../../../config/config.js';
import { type LowestStays, lowestStaysOf } from '../../../presenters/lowest-stays.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { findRoomsOf } from '../present-rooms.js';
import { describeHotel, describeHotels } from './describe-hotels.js';
import { nearParksOf } from './near-parks.js';
import { presentHotel } from './present-hotel-page.js';

@Injectable()
export class ShowHotels implements ScreenHandler {
  readonly routes = ['hotels'] as const;
  readonly sharedBy = [];

  constructor(
    @Inject(HotelsGateway) private readonly gateway: HotelsGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(HotelsContent) private readonly hotels: HotelsContent,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(PlacesContent) private readonly places: PlacesContent,
    private readonly config: Config,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const page = hotelPageOf(question.route.params.brand);
    if (!page) return { kind: 'notFound' };
    const nights = await this.gateway.pricesFrom(question.visitor.currency);
    if (page !== 'all') return this.showOne(page, question, nights);
    const asked = { currency: question.visitor.currency, now: question.now };
    return this.showAll(question, nights, await lowestStaysOf(nights, this.gateway, asked));
  }

  listed(): Promise<readonly ListedPage[]> {
    const all = translated((language) => this.hotels.page(language).name);
    return Promise.resolve([
      { route: hotelsRoute, group: 'hotels', menu: 'places', name: all },
      ...hotelCodes.map((code) => ({
        route: hotelRoute(code),
        group: 'hotels' as const,
        name: translated((language) => this.hotels.hotel(code, language).name),
      })),
    ]);
  }

  private showAll(question: PageQuestion, nights: LowestNights, stays: LowestStays): ShowOutcome {
    const { language } = question.visitor;
    const { name, lead, title, summary } = this.hotels.page(language);
    const hotels = presentHotelCards(nights, this.hotels, language, question.now, stays);
    return shown(
      hotelsScreen,
      {
        title: name,
        lead,
        hotels,
        problem: problemOf(nights, question),
        find: findRoomsOf(undefined, language),
      },
      {
        head: {
          title,
          description: summary,
          isIndexed: true,
          wall: undefined,
          data: [describeHotels(hotels, this.config.PUBLIC_ORIGIN)],
        },
        breadcrumb: [{ name, href: pathOf(hotelsRoute, language) }],
        section: 'hotels',
      },
    );
  }

  private async showOne(
    code: HotelCode,
    question: PageQuestion,
    nights: LowestNights,
  ): Promise<ShowOutcome> {
    const { language, phoneCountry: country } = question.visitor;
    const hotel = this.hotels.hotel(code, language);
    const href = pathOf(hotelRoute(code), language);
    const night = presentNight(nights, code, language, question.now);
    const problem = problemOf(nights, question);
    const { catalogue, content, places } = this;
    const parks = await nearParksOf(hotel, { catalogue, content }, question);
    const lowest = nights.kind === 'ok' ? nights.answer.get(code) : undefined;
    const asked = { language, country, night, problem, parks, rooms: lowest?.rooms };
    const view = presentHotel(hotel, { content, places }, asked);
    const data = describeHotel(hotel, {
      url: this.config.PUBLIC_ORIGIN + href,
      telephone: view.phone.number,
      night: lowest,
      find: this.config.PUBLIC_ORIGIN + view.find,
      roomUrl: (room) => this.config.PUBLIC_ORIGIN + pathOf(roomRoute(code, room), language),
    });
    return shown(hotelScreen, view, {
      head: {
        title: hotel.title,
        description: hotel.summary,
        isIndexed: true,
        wall: hotel.wall,
        subject: code,
        data: [data],
      },
      breadcrumb: [
        { name: this.hotels.page(language).name, href: view.all },
        { name: hotel.name, href },
      ],
      section: 'hotels',
    });
  }
}

/** Retry link after a failure, without a query: the page may be cached for other visitors. */
function problemOf(nights: LowestNights, { visitor, route }: PageQuestion): Problem | undefined {
  if (nights.kind !== 'failed') return undefined;
  const href = pathOf(route, visitor.language);
  return presentProblem('prices', visitor.language, [{ kind: 'retry', href }]);
}

const translated = (name: (language: Language) => string): Translated => ({
  es: name('es'),
  en: name('en'),
  pt: name('pt'),
});
