import { IsInt, IsOptional, Max, Min, MinLength } from 'class-validator';
import { IsText } from './fields.js';
import { WithPath } from './parts.js';

/** What a browser reports of a search, after consent, as JSON. */
class SearchReport extends WithPath {
  @IsText(200)
  @MinLength(1)
  readonly query!: string;

  /** From 0: over all pages of results, or among the suggestions. */
  @IsInt()
  @Min(0)
  @Max(10_000)
  readonly position!: number;
}

/** A search was made, or one of its results was taken. */
export class SearchEventForm extends SearchReport {
  /** The result that was taken; none for the search itself. */
  @IsOptional()
  @IsText(1_000)
  readonly document?: string;

  @IsText(500)
  @MinLength(1)
  readonly attributionToken!: string;
}

/** A place was taken in the search box. The BFF finds out what the search backend calls it. */
export class TakenPlaceForm extends SearchReport {
  @IsText(1_000)
  @MinLength(1)
  readonly taken!: string;
}
