import { Body, Controller, Get, Inject, Param, Post, UseFilters, UseGuards } from '@nestjs/common';
import { ContentSource } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { json, type Outcome } from '../../../page/outcome.js';
import { CheckAvailability } from './check-availability.js';
import { bodyOf, octoPath } from './octo-bodies.js';
import { AvailabilityBody } from './availability-body.js';
import { Asker, capabilities, type OctoAsker, OctoDoor } from './octo-door.js';
import { OctoErrorFilter } from './octo-error.filter.js';
import { OctoStock } from './octo-stock.js';
import { OctoCatalogue } from './present-product.js';
import { presentSupplier } from './present-supplier.js';

/** Our products as an OCTO supplier: https://docs.octo.travel. */
@Controller(octoPath)
@UseGuards(OctoDoor)
@UseFilters(OctoErrorFilter)
export class OctoController {
  constructor(
    private readonly stock: OctoStock,
    private readonly catalogue: OctoCatalogue,
    private readonly availability: CheckAvailability,
    private readonly config: Config,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  @Get('capabilities')
  capabilities(): Outcome {
    const plain = { revision: 1, required: false, dependencies: [], docs: null };
    return json(capabilities.map((id) => ({ id, ...plain })));
  }

  @Get('supplier')
  supplier(@Asker() asker: OctoAsker): Outcome {
    return json(presentSupplier(this.content.site(asker.language), this.config, asker));
  }

  @Get('products')
  async products(@Asker() asker: OctoAsker): Promise<Outcome> {
    const [all, prices] = await Promise.all([this.stock.products(), this.prices(asker)]);
    return json(all.map((one) => this.catalogue.product(one, asker, prices)));
  }

  @Get('products/:id')
  async product(@Param('id') id: string, @Asker() asker: OctoAsker): Promise<Outcome> {
    const product = await this.stock.product(id);
    return json(this.catalogue.product(product, asker, await this.prices(asker)));
  }

  @Post('availability/calendar')
  async calendar(@Body() sent: unknown, @Asker() asker: OctoAsker): Promise<Outcome> {
    return json(await this.availability.calendar(bodyOf(AvailabilityBody, sent), asker));
  }

  @Post('availability')
  async check(@Body() sent: unknown, @Asker() asker: OctoAsker): Promise<Outcome> {
    return json(await this.availability.check(bodyOf(AvailabilityBody, sent), asker));
  }

  private prices({ capabilities: active }: OctoAsker) {
    return active.includes('octo/pricing') ? this.stock.pricesFrom() : [];
  }
}
