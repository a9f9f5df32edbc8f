import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { Refused } from './refused.js';

/** What advertising adds to addresses, and tag managers to forms. */
const added = /^(?:(?:utm|gad)_\w+|mc_[ce]id|_hs\w+|_g[al]|\w*clk?id|[gw]braid|srsltid)$/;

const withoutAdded = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !added.test(name)));

const isForm = (value: unknown, { type }: ArgumentMetadata): value is object =>
  (type === 'body' || type === 'query') &&
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value);

/**
 * A field that a form does not have is refused, as is what is not of its kind; fields of advertising
 * are left out (docs/rules/requests.md#bodies).
 */
export class StrictForms extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      exceptionFactory: () => new Refused(400, 'badRequest'),
    });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return super.transform(isForm(value, metadata) ? withoutAdded(value) : value, metadata);
  }
}
