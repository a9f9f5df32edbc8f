import { Inject, Injectable } from '@nestjs/common';
import {
  hotelAgeBands,
  hotelCodes,
  hotelRoute,
  hotelsRoute,
  type Language,
  maxChildrenPerRoom,
  pathOf,
  roomPageOf,
  roomRoute,
  writeTime,
} from '@shop/domain';
import { HotelsContent, type HotelText, type RoomText } from '@shop/ports/backends';
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
import { describeRoom } from './describe-hotels.js';

/** A page for each kind of room: what it is and who fits in; its price is the search's to say. */
@Injectable()
export class ShowRoom implements ScreenHandler {
  readonly routes = ['room'] as const;
  readonly sharedBy = [];

  constructor(
    @Inject(HotelsContent) private readonly hotels: HotelsContent,
    private readonly config: Config,
  ) {}

  show({ route, visitor: { language } }: PageQuestion): Promise<ShowOutcome> {
    const page = roomPageOf(route.params.room);
    const hotel = page && this.hotels.hotel(page.hotel, language);
    const room = hotel?.rooms.find(({ code }) => code === page?.room);
    return Promise.resolve(
      hotel && room ? this.showRoom(hotel, room, language) : { kind: 'notFound' },
    );
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

  private showRoom(hotel: HotelText, room: RoomText, language: Language): ShowOutcome {
    const href = pathOf(roomRoute(hotel.code, room.code), language);
    const data = { ...describeRoom(room), url: this.config.PUBLIC_ORIGIN + href };
    const own = { name: hotel.name, href: pathOf(hotelRoute(hotel.code), language) };
    return shown(roomScreen, presentRoomPage(hotel, room, language), {
      head: {
        title: titleOf(hotel, room),
        description: descriptionOf(room),
        ...{ isIndexed: true, wall: hotel.wall, subject: hotel.code, data: [data] },
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

/** What a search engine shows (docs/rules/pages.md#head). */
const longestDescription = 155;

/** Its text, with beds and view as long as they fit. */
const descriptionOf = ({ text, beds, view }: RoomText): string =>
  [`${text} ${beds}. ${view}.`, `${text} ${view}.`, text].find(
    (one) => one.length <= longestDescription,
  ) ?? text;

const titleOf = ({ name }: HotelText, room: RoomText | undefined): string =>
  `${room?.name ?? ''} · ${name}`;

function presentRoomPage(hotel: HotelText, { code }: RoomText, language: Language): RoomPageView {
  const rooms = presentRooms(hotel, language);
  const at = hotel.rooms.findIndex((room) => room.code === code);
  const [room] = rooms.slice(at);
  if (!room) throw new Error(`${hotel.code} has no room ${code}`);
  return {
    hotel: { name: hotel.name, href: pathOf(hotelRoute(hotel.code), language) },
    ...{ wall: hotel.wall, room, children: hotel.children, accessibility: hotel.accessibility },
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
