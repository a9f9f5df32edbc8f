import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { Refused } from './refused.js';

/** Click ids and campaign parameters that tag managers add to forms. */
const adFields = /^(?:(?:utm|gad)_\w+|mc_[ce]id|_hs\w+|_g[al]|\w*clk?id|[gw]braid|srsltid)$/;

const withoutAdFields = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !adFields.test(name)));

const isForm = (value: unknown, { type }: ArgumentMetadata): value is object =>
  (type === 'body' || type === 'query') &&
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value);

/** Refuses unknown fields and wrong types with 400; drops ad fields (docs/rules/requests.md#bodies). */
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
    return super.transform(isForm(value, metadata) ? withoutAdFields(value) : value, metadata);
  }
}
