import {
  Body,
  Controller,
  Get,
  Inject,
  Param,
  Patch,
  Post,
  Query,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { type Kept, ResaleBookings, resaleId, resaleMarks } from '@shop/ports/backends';
import type { ResaleBooking } from '@shop/domain';
import { json, type Outcome } from '../../../page/outcome.js';
import { CancelBooking } from './cancel-booking.js';
import { ChangeBooking } from './change-booking.js';
import { ConfirmBooking } from './confirm-booking.js';
import { BookingBody } from './booking-body.js';
import { bodyOf, octoPath } from './octo-bodies.js';
import { Asker, OctoDoor, type OctoAsker } from './octo-door.js';
import { OctoErrorFilter } from './octo-error.filter.js';
import { badRequest, invalid, OctoError } from './octo-error.js';
import { OctoBookingWriter } from './present-booking.js';
import { TakeBooking } from './take-booking.js';

const mostListed = 50;

type Step = (kept: Kept<ResaleBooking>, body: BookingBody) => Promise<Kept<ResaleBooking>>;

function marksIn(query: Readonly<Record<string, unknown>>, reseller: string): readonly string[] {
  const { resellerReference: theirs, supplierReference: ours } = query;
  return [
    ...(typeof theirs === 'string' ? [resaleMarks.theirs(reseller, theirs)] : []),
    ...(typeof ours === 'string' ? [resaleMarks.ours(reseller, ours)] : []),
  ];
}

/** The lifecycle of a reseller's booking: hold, confirm, cancel. */
@Controller(`${octoPath}/bookings`)
@UseGuards(OctoDoor)
@UseFilters(OctoErrorFilter)
export class OctoBookingsController {
  constructor(
    private readonly taking: TakeBooking,
    private readonly changing: ChangeBooking,
    private readonly confirming: ConfirmBooking,
    private readonly cancelling: CancelBooking,
    private readonly writer: OctoBookingWriter,
    @Inject(ResaleBookings) private readonly bookings: ResaleBookings,
  ) {}

  @Get()
  async list(
    @Query() query: Readonly<Record<string, unknown>>,
    @Asker() asker: OctoAsker,
  ): Promise<Outcome> {
    const [mark, ...others] = marksIn(query, asker.reseller.name);
    if (!mark) throw badRequest('Name one booking reference.');
    const found = (await this.bookings.marked(mark, mostListed)).filter(({ value }) =>
      others.every((other) => resaleMarks.of(value).includes(other)),
    );
    return json(await Promise.all(found.map(({ value }) => this.writer.write(value, asker))));
  }

  @Post()
  async take(@Body() sent: unknown, @Asker() asker: OctoAsker): Promise<Outcome> {
    const taken = await this.taking.run(bodyOf(BookingBody, sent), asker);
    return json(await this.writer.write(taken.value, asker));
  }

  @Get(':uuid')
  async show(@Param('uuid') uuid: string, @Asker() asker: OctoAsker): Promise<Outcome> {
    const kept = await this.find(uuid, asker);
    // Reading resumes a pending confirmation. After an error, show the current state.
    const settled = await this.confirming.settle(kept).catch(async (error: unknown) => {
      if (!(error instanceof OctoError)) throw error;
      return this.find(uuid, asker);
    });
    return json(await this.writer.write(settled.value, asker));
  }

  @Patch(':uuid')
  update(
    @Param('uuid') uuid: string,
    @Body() sent: unknown,
    @Asker() asker: OctoAsker,
  ): Promise<Outcome> {
    return this.step(uuid, asker, sent, (kept, body) => this.changing.update(kept, body));
  }

  @Post(':uuid/confirm')
  confirm(
    @Param('uuid') uuid: string,
    @Body() sent: unknown,
    @Asker() asker: OctoAsker,
  ): Promise<Outcome> {
    return this.step(uuid, asker, sent, (kept, body) => this.confirming.run(kept, body));
  }

  @Post(':uuid/cancel')
  cancel(
    @Param('uuid') uuid: string,
    @Body() sent: unknown,
    @Asker() asker: OctoAsker,
  ): Promise<Outcome> {
    return this.step(uuid, asker, sent ?? {}, (kept, { reason }) =>
      this.cancelling.run(kept, reason ?? null),
    );
  }

  @Post(':uuid/extend')
  extend(
    @Param('uuid') uuid: string,
    @Body() sent: unknown,
    @Asker() asker: OctoAsker,
  ): Promise<Outcome> {
    return this.step(uuid, asker, sent ?? {}, (kept) => this.changing.extend(kept));
  }

  private async step(uuid: string, asker: OctoAsker, sent: unknown, step: Step): Promise<Outcome> {
    const kept = await this.find(uuid, asker);
    const now = await step(kept, bodyOf(BookingBody, sent));
    return json(await this.writer.write(now.value, asker));
  }

  private async find(uuid: string, { reseller }: OctoAsker): Promise<Kept<ResaleBooking>> {
    const kept = await this.bookings.find(resaleId({ reseller: reseller.name, uuid }));
    if (!kept) throw invalid('uuid', uuid);
    return kept;
  }
}
