import {
  type ErrorCode,
  isHotelCode,
  isParkDay,
  nightsOf,
  maxNights,
  maxRooms,
  problemOfParty,
  readRoomWish,
  readSeen,
  type StayWish,
} from '@shop/domain';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { attemptPattern, listed, PageForm, RemoveItemForm } from './cart-forms.js';

const thingPattern = /^[\w-]{1,64}$/;

/** The rooms that were chosen of a search; any further field is refused, a price above all. */
export class AddStayForm extends PageForm {
  @IsString()
  @MaxLength(20)
  readonly hotel!: string;

  @IsString()
  @MaxLength(20)
  readonly checkin!: string;

  @IsString()
  @MaxLength(20)
  readonly checkout!: string;

  @Transform(listed)
  @IsArray()
  @ArrayMaxSize(maxRooms + 1)
  @IsString({ each: true })
  @MaxLength(140, { each: true })
  readonly room: readonly string[] = [];

  @IsOptional()
  @IsString()
  @MaxLength(60)
  readonly promo?: string;

  @IsOptional()
  @Matches(/^[A-Z]{3} \d{1,12}$/)
  readonly seen?: string;

  @IsOptional()
  @Matches(attemptPattern)
  readonly attempt?: string;

  /** A stay of the cart in whose place these are wanted. */
  @IsOptional()
  @Matches(thingPattern)
  readonly instead?: string;

  /** A package of the cart that they become a part of. */
  @IsOptional()
  @Matches(thingPattern)
  readonly package?: string;

  /** The builder's own address, without its path, to go back to with them. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  readonly plan?: string;
}

export class RemoveStayForm extends RemoveItemForm {}

/** Into a package, or out of the one that it is in. */
export class MoveStayForm extends RemoveItemForm {
  @IsOptional()
  @Matches(/^[\w-]{0,64}$/)
  readonly package?: string;
}

/** The rooms that are wanted, or what is wrong with them: `stayTaken` for what no form of ours says. */
export function readStayForm(form: AddStayForm): StayWish | ErrorCode {
  const { hotel, checkin: checkIn, checkout: checkOut, promo } = form;
  const rooms = form.room.flatMap((text) => readRoomWish(text) ?? []);
  const areDays = isParkDay(checkIn) && isParkDay(checkOut);
  if (!isHotelCode(hotel) || !areDays || rooms.length !== form.room.length) return 'stayTaken';
  if (rooms.length > maxRooms) return 'stayRooms';
  const [problem] = rooms.flatMap(({ party }) => problemOfParty(party) ?? []);
  if (problem) return problem;
  const nights = nightsOf({ checkIn, checkOut });
  const isStay = nights >= 1 && nights <= maxNights && rooms.length >= 1;
  const seen = readSeen(form.seen);
  return isStay
    ? { hotel, checkIn, checkOut, rooms, promoCode: promo || undefined, seen }
    : 'stayTaken';
}
