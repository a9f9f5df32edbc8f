import { type CurrencyCode, currencyCodes } from '@shop/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { mostUnits } from './octo-bodies.js';

class UnitCount {
  @IsString()
  @MaxLength(100)
  readonly id!: string;

  @IsInt()
  @Min(0)
  @Max(1000)
  readonly quantity!: number;
}

export class AvailabilityBody {
  @IsString()
  @MaxLength(200)
  readonly productId!: string;

  @IsString()
  @MaxLength(200)
  readonly optionId!: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  readonly localDateStart?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  readonly localDateEnd?: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  readonly availabilityIds?: readonly string[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(mostUnits)
  @ValidateNested({ each: true })
  @Type(() => UnitCount)
  readonly units?: readonly UnitCount[];

  @IsOptional()
  @IsIn(currencyCodes)
  readonly currency?: CurrencyCode | null;
}
