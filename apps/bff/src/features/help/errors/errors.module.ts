import { Module } from '@nestjs/common';
import { OfflineController } from './offline.controller.js';

@Module({ controllers: [OfflineController] })
export class ErrorsModule {}
