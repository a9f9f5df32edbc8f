import {
  type ErrorCode,
  type Product,
  readChoice,
  type ReadChoice,
  refusalsOf,
  standingOf,
} from '@shop/domain';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

export const attemptPattern = /^[\w.-]{8,80}$/;
export const listed = ({ value }: { value: unknown }) =>
  value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value];

/** Any form of a page of ours. */
export class PageForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;
}

/** What the buy form sends; any further field, a price above all, is refused. */
export class AddItemForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;

  @Matches(/^[a-z0-9-]{1,80}$/)
  readonly slug!: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly date?: string;

  /** The calendar's page; says nothing of the line. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly month?: string;

  @IsOptional()
  @IsString()
  @MaxLength(10)
  readonly time?: string;

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

  @IsOptional()
  @IsString()
  @MaxLength(12)
  readonly component?: string;

  @IsOptional()
  @Matches(attemptPattern)
  readonly attempt?: string;
}

/** What the form of a line of the cart sends: as for a new one, and which it is. */
export class ChangeItemForm extends AddItemForm {
  @Matches(/^[\w-]{1,64}$/)
  readonly line!: string;
}

export class RemoveItemForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;

  @Matches(/^[\w-]{1,64}$/)
  readonly line!: string;

  @Matches(attemptPattern)
  readonly attempt!: string;
}

/** Reads a form as the buy page reads its address. */
export function readItem(
  form: AddItemForm & { readonly line?: string },
  product: Product | undefined,
): ReadChoice {
  const query = new URLSearchParams();
  const single = ['date', 'time', 'pickup', 'component', 'line'] as const;
  for (const name of single) if (form[name]) query.set(name, form[name]);
  // A count that was emptied is a count, and not the one that a page begins with.
  for (const name of ['adults', 'children', 'infants'] as const)
    if (form[name] !== undefined) query.set(name, form[name]);
  for (const extra of form.extras) query.append('extras', extra);
  const choice = readChoice(query, product);
  return { ...choice, time: product?.schedule.type === 'OPENING_HOURS' ? undefined : choice.time };
}

/** What the rules refuse by themselves, all at once; without a product the backend says what. */
export function refuseItem(choice: ReadChoice, product: Product | undefined): readonly ErrorCode[] {
  if (product) return refusalsOf(standingOf(choice, product));
  return choice.day !== undefined || choice.isOpenTicket ? [] : ['noDay'];
}
