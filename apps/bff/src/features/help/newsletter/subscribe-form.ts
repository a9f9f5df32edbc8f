import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

/** A box sends its value when it is ticked, `on` where it has none, and nothing when it is not. */
const ticked = ({ value }: { value: unknown }) => value === 'yes' || value === 'on';

/**
 * What the subscription form sends. Texts may be as long as a body may be: what is too long is a
 * no at its field, with everything that was typed, not a page that failed.
 */
export class SubscribeForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;

  @IsString()
  readonly name: string = '';

  @IsString()
  readonly lastName: string = '';

  @IsString()
  readonly email: string = '';

  @IsString()
  readonly country: string = '';

  @Transform(ticked)
  @IsBoolean()
  readonly accepts: boolean = false;

  @Transform(ticked)
  @IsBoolean()
  readonly permits: boolean = false;

  /** No person sees it. */
  @IsString()
  readonly website: string = '';

  @IsOptional()
  @Matches(/^[\w.-]{8,80}$/)
  readonly attempt?: string;
}

/** What the form shows again when it was refused. */
export const typedInto = ({
  name,
  lastName,
  email,
  country,
  accepts,
  permits,
}: SubscribeForm): Readonly<Record<string, string>> => ({
  name,
  lastName,
  email,
  country,
  ...(accepts ? { accepts: 'yes' } : {}),
  ...(permits ? { permits: 'yes' } : {}),
});
