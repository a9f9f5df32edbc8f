import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';

/** `Message-ID` of an event's mail: stable across retries, and reveals nothing about it. */
@Injectable()
export class MessageIds {
  private readonly host: string;

  constructor({ PUBLIC_ORIGIN }: Config) {
    this.host = new URL(PUBLIC_ORIGIN).hostname;
  }

  of(eventId: string): string {
    return `${createHash('sha256').update(eventId).digest('hex').slice(0, 32)}@${this.host}`;
  }
}
