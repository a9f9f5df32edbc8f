import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { traceUseCase } from './trace-requests.js';
import { Tracing } from './tracing.js';

/** A span for each method of a controller, such as `CheckoutController.pay`. */
@Injectable()
export class UseCaseInterceptor implements NestInterceptor {
  constructor(@Inject(Tracing) private readonly tracing: Tracing) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.tracing.isOn) return next.handle();
    const name = `${context.getClass().name}.${context.getHandler().name}`;
    return from(traceUseCase(this.tracing, name, () => lastValueFrom(next.handle())));
  }
}
