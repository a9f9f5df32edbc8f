import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { OctoError } from './octo-error.js';

@Catch(OctoError)
export class OctoErrorFilter implements ExceptionFilter<OctoError> {
  catch({ status, body, waitSeconds }: OctoError, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (waitSeconds > 0) response.setHeader('Retry-After', String(waitSeconds));
    response.status(status).setHeader('Cache-Control', 'no-store').json(body);
  }
}
