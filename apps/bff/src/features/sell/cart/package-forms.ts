import { type Product, readStrip, type ReadStrip } from '@shop/domain';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { attemptPattern, listed } from './cart-forms.js';

/** What the builder's form sends; any further field, a price above all, is refused. */
export class PackageForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;

  @Transform(listed)
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  readonly part: readonly string[] = [];

  @IsOptional()
  @IsString()
  @MaxLength(4)
  readonly slot?: string;

  @IsOptional()
  @IsString()
  @MaxLength(12)
  readonly adults?: string;

  @IsOptional()
  @IsString()
  @MaxLength(12)
  readonly children?: string;

  @IsOptional()
  @IsString()
  @MaxLength(12)
  readonly infants?: string;

  @Transform(listed)
  @IsArray()
  @ArrayMaxSize(8)
  @IsString({ each: true })
  @MaxLength(30, { each: true })
  readonly extras: readonly string[] = [];

  /** Empty: not known yet. */
  @IsOptional()
  @IsString()
  @MaxLength(80)
  readonly pickup?: string;

  /** Pressed in the open panel, and not yet part of the strip. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  readonly time?: string;

  @IsOptional()
  @IsString()
  @MaxLength(12)
  readonly component?: string;

  /** A promo code as it was typed, however long. */
  @IsOptional()
  @IsString()
  readonly code?: string;

  /** A coupon of whoever is signed in, by its mark. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly coupon?: string;

  /** The planner's window, which says nothing of the package. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly from?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly to?: string;

  /** Loose lines of the cart that become this package. */
  @Transform(listed)
  @IsArray()
  @ArrayMaxSize(10)
  @IsString({ each: true })
  @MaxLength(64, { each: true })
  readonly loose: readonly string[] = [];

  /** A stay of the cart that becomes its nights. */
  @IsOptional()
  @Matches(/^[\w-]{0,64}$/)
  readonly stay?: string;

  @Matches(attemptPattern)
  readonly attempt!: string;

  @IsOptional()
  @Matches(/^[\w-]{0,64}$/)
  readonly package?: string;
}

/** A package to be taken out of the cart. */
export class RemovePackageForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;

  @Matches(/^[\w-]{1,64}$/)
  readonly package!: string;

  @Matches(attemptPattern)
  readonly attempt!: string;
}

/** Reads a form as the builder reads its address. */
export function readPackage(form: PackageForm): ReadStrip {
  const query = new URLSearchParams();
  for (const part of form.part) query.append('part', part);
  for (const extra of form.extras) query.append('extras', extra);
  for (const line of form.loose) query.append('loose', line);
  const single = [
    'slot',
    'adults',
    'children',
    'infants',
    'time',
    'component',
    'pickup',
    'package',
    'stay',
    'code',
    'coupon',
  ] as const;
  for (const name of single) if (form[name] !== undefined) query.set(name, form[name]);
  return readStrip(query);
}

/** The parts as the cart is asked for them: a time only where the product has times. */
export const partsOf = ({ parts }: ReadStrip, products: readonly Product[]) =>
  parts.flatMap(({ slug, day, time, components }) => {
    const isTimed = products.find((one) => one.slug === slug)?.schedule.type === 'START_TIME';
    return day ? [{ slug, day, time: isTimed ? time : undefined, components }] : [];
  });
