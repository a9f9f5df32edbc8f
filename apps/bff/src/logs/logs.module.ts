import { Module } from '@nestjs/common';
import { Clock } from '@shop/ports/backends';
import { Config } from '../config/config.js';
import { ClientAddresses } from '../http/client-address.js';
import { LogsController } from './logs.controller.js';
import { Sampling } from './sampling.js';

@Module({
  controllers: [LogsController],
  providers: [
    { provide: Sampling, inject: [Clock], useFactory: (clock: Clock) => new Sampling(clock) },
    {
      provide: ClientAddresses,
      inject: [Config],
      useFactory: (config: Config) => new ClientAddresses(config),
    },
  ],
})
export class LogsModule {}
