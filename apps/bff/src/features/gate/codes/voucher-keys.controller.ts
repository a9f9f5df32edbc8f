import { Controller, Get, Header, Inject } from '@nestjs/common';
import type { VoucherKey } from '@shop/domain';
import { VoucherCodes } from '@shop/ports/backends';

const voucherKeysPath = '/api/voucher-keys';

/** Public keys that verify voucher codes, as a JSON Web Key Set (RFC 7517). */
@Controller()
export class VoucherKeysController {
  constructor(@Inject(VoucherCodes) private readonly codes: VoucherCodes) {}

  @Get(voucherKeysPath)
  @Header('Content-Type', 'application/jwk-set+json')
  @Header('Cache-Control', 'public, max-age=300')
  keys(): { readonly keys: readonly VoucherKey[] } {
    return { keys: this.codes.keys() };
  }
}
