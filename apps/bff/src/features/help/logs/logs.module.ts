import { Module } from '@nestjs/common';
import { Clock } from '@shop/ports/backends';
import { LogsController } from './logs.controller.js';
import { ReportingController } from './reporting.controller.js';
import { Sampling } from './sampling.js';

@Module({
  controllers: [LogsController, ReportingController],
  providers: [
    { provide: Sampling, inject: [Clock], useFactory: (clock: Clock) => new Sampling(clock) },
  ],
})
export class LogsModule {}
