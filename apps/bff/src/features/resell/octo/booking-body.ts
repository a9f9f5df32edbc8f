import { type CurrencyCode, currencyCodes, longestEmail } from '@shop/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { mostUnits } from './octo-bodies.js';

export class ContactBody {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly fullName?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  readonly firstName?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  readonly lastName?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(longestEmail)
  readonly emailAddress?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(60)
  readonly phoneNumber?: string | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(10)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  readonly locales?: readonly string[] | null;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  readonly postalCode?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(60)
  readonly country?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  readonly notes?: string | null;
}

export class UnitItemBody {
  @IsOptional()
  @IsUUID()
  readonly uuid?: string;

  @IsString()
  @MaxLength(100)
  readonly unitId!: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  readonly resellerReference?: string | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => ContactBody)
  readonly contact?: ContactBody | null;
}

/** Union of the fields of every booking call; each call checks which of them it needs. */
export class BookingBody {
  @IsOptional()
  @IsUUID()
  readonly uuid?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly productId?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly optionId?: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  readonly availabilityId?: string | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(mostUnits)
  @ValidateNested({ each: true })
  @Type(() => UnitItemBody)
  readonly unitItems?: readonly UnitItemBody[];

  @IsOptional()
  @IsString()
  @MaxLength(100)
  readonly resellerReference?: string | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => ContactBody)
  readonly contact?: ContactBody | null;

  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  readonly notes?: string | null;

  @IsOptional()
  @IsIn(currencyCodes)
  readonly currency?: CurrencyCode | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(10_000)
  readonly expirationMinutes?: number;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  readonly reason?: string | null;
}
