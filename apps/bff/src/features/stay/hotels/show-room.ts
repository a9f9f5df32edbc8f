import { Inject, Injectable } from '@nestjs/common';
import {
  hotelAgeBands,
  hotelCodes,
  hotelRoute,
  hotelsRoute,
  type Language,
  maxChildrenPerRoom,
  type Money,
  pathOf,
  roomPageOf,
  roomRoute,
  writeTime,
} from '@shop/domain';
import { HotelsContent, HotelsGateway, type HotelText, type RoomText } from '@shop/ports/backends';
import { roomScreen, type RoomPageView } from '@shop/ports/screens';
import { Config } from '../../../config/config.js';
import {
  type ListedPage,
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { findRoomsOf, presentRooms } from '../present-rooms.js';
import { describeRoom, describeRoomNight } from './describe-hotels.js';

/** Page of one kind of room, with its lowest night if known. */
@Injectable()
export class ShowRoom implements ScreenHandler {
  readonly routes = ['room'] as const;
  readonly sharedBy = [];

  constructor(
    @Inject(HotelsContent) private readonly hotels: HotelsContent,
    @Inject(HotelsGateway) private readonly gateway: HotelsGateway,
    private readonly config: Config,
  ) {}

  async show({ route, visitor: { language, currency } }: PageQuestion): Promise<ShowOutcome> {
    const page = roomPageOf(route.params.room);
    const hotel = page && this.hotels.hotel(page.hotel, language);
    const room = hotel?.rooms.find(({ code }) => code === page?.room);
    if (!hotel || !room) return { kind: 'notFound' };
    const nights = await this.gateway.pricesFrom(currency);
    const lowest = nights.kind === 'ok' ? nights.answer.get(hotel.code) : undefined;
    return this.showRoom(hotel, room, language, lowest?.rooms);
  }

  listed(): Promise<readonly ListedPage[]> {
    return Promise.resolve(
      hotelCodes.flatMap((code) =>
        this.hotels.hotel(code, 'es').rooms.map(({ code: room }) => {
          const nameIn = (language: Language) => {
            const hotel = this.hotels.hotel(code, language);
            return titleOf(
              hotel,
              hotel.rooms.find((one) => one.code === room),
            );
          };
          const name = { es: nameIn('es'), en: nameIn('en'), pt: nameIn('pt') };
          return { route: roomRoute(code, room), group: 'hotels' as const, name };
        }),
      ),
    );
  }

  private showRoom(
    hotel: HotelText,
    room: RoomText,
    language: Language,
    nights: ReadonlyMap<string, Money> | undefined,
  ): ShowOutcome {
    const { PUBLIC_ORIGIN: origin } = this.config;
    const href = pathOf(roomRoute(hotel.code, room.code), language);
    const url = origin + href;
    const data = { ...describeRoom(room), '@id': url, url };
    const night = nights?.get(room.code);
    const find = origin + findRoomsOf(hotel.code, language);
    const offers = night ? [describeRoomNight(night, find, url)] : [];
    const own = { name: hotel.name, href: pathOf(hotelRoute(hotel.code), language) };
    return shown(roomScreen, presentRoomPage(hotel, room, language, nights), {
      head: {
        title: titleOf(hotel, room),
        description: descriptionOf(room),
        isIndexed: true,
        wall: hotel.wall,
        subject: hotel.code,
        data: [data, ...offers],
      },
      breadcrumb: [
        { name: this.hotels.page(language).name, href: pathOf(hotelsRoute, language) },
        own,
        { name: room.name, href },
      ],
      section: 'hotels',
    });
  }
}

/** Length that search engines show (docs/rules/pages.md#head). */
const longestDescription = 155;

/** The room's text, with beds and view if they fit. */
const descriptionOf = ({ text, beds, view }: RoomText): string =>
  [`${text} ${beds}. ${view}.`, `${text} ${view}.`, text].find(
    (one) => one.length <= longestDescription,
  ) ?? text;

const titleOf = ({ name }: HotelText, room: RoomText | undefined): string =>
  `${room?.name ?? ''} · ${name}`;

function presentRoomPage(
  hotel: HotelText,
  { code }: RoomText,
  language: Language,
  nights: ReadonlyMap<string, Money> | undefined,
): RoomPageView {
  const rooms = presentRooms(hotel, language, nights);
  const at = hotel.rooms.findIndex((room) => room.code === code);
  const [room] = rooms.slice(at);
  if (!room) throw new Error(`${hotel.code} has no room ${code}`);
  return {
    hotel: { name: hotel.name, href: pathOf(hotelRoute(hotel.code), language) },
    wall: hotel.wall,
    room,
    children: hotel.children,
    accessibility: hotel.accessibility,
    ages: { adult: hotelAgeBands.ADULT.from, maxChildren: maxChildrenPerRoom },
    hours: {
      checkIn: writeTime(hotel.checkIn, language),
      checkOut: writeTime(hotel.checkOut, language),
    },
    board: { lead: hotel.boardLead, parts: hotel.board },
    others: rooms.filter((one) => one !== room),
    find: findRoomsOf(hotel.code, language),
  };
}
