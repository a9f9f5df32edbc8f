import { timingSafeEqual } from 'node:crypto';
import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
} from '@nestjs/common';
import { type Language, languages } from '@shop/domain';
import { Reporter } from '@shop/ports/backends';
import type { Request, Response } from 'express';
import { Limits } from '../../../backends/limits/limits.js';
import { Config } from '../../../config/config.js';
import { bearerIn, digest } from '../../../http/bearer.js';
import { Refused } from '../../../http/refused.js';
import { nameAsker } from '../../../observability/request-scope.js';
import { OctoError } from './octo-error.js';

/** A reseller and its commission in whole percent. */
export interface Reseller {
  readonly name: string;
  readonly commission: number;
}

export const capabilities = ['octo/pricing', 'octo/content'] as const;
export type CapabilityId = (typeof capabilities)[number];

export interface OctoAsker {
  readonly reseller: Reseller;
  readonly capabilities: readonly CapabilityId[];
  readonly language: Language;
}

declare module 'express-serve-static-core' {
  interface Request {
    octoAsker?: OctoAsker;
  }
}

/** `@Asker() asker: OctoAsker`: injects the authenticated reseller into a controller. */
export const Asker = createParamDecorator((_: unknown, context: ExecutionContext): OctoAsker => {
  const { octoAsker } = context.switchToHttp().getRequest<Request>();
  if (!octoAsker) throw new Error('a route of OCTO stands outside its door');
  return octoAsker;
});

/** Authenticates resellers by token (backends/docs/octo.md). Without resellers it answers 404. */
@Injectable()
export class OctoDoor implements CanActivate {
  private readonly resellers: readonly (Reseller & { readonly key: Buffer })[];

  constructor(
    { OCTO_RESELLERS }: Config,
    private readonly limits: Limits,
    @Inject(Reporter) private readonly reporter: Reporter,
  ) {
    this.resellers = OCTO_RESELLERS.map((entry) => {
      const [name = '', token = '', percent = ''] = entry.split(':');
      return { name, commission: Number(percent), key: digest(token) };
    });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    request.octoAsker = await this.open(request, http.getResponse<Response>());
    // Limits apply per reseller token instead (docs/rules/resale.md).
    nameAsker(undefined);
    return true;
  }

  /** Sets the OCTO headers. Throws `UNAUTHORIZED`, or 429 after too many wrong tokens. */
  private async open(request: Request, response: Response): Promise<OctoAsker> {
    if (this.resellers.length === 0) throw new Refused(404, 'notFound');
    const given = digest(bearerIn(request.headers.authorization) ?? '');
    const found = this.resellers.filter(({ key }) => timingSafeEqual(key, given));
    const [reseller] = found;
    const { address } = request.visit;
    if (!reseller) this.reporter.report({ event: 'access-refused', what: 'reseller' });
    const wait = await this.limits.resellerTokens.waitAfter(reseller !== undefined, address);
    if (wait > 0) throw new OctoError('UNAUTHORIZED', `Wait ${wait} seconds.`, {}, wait);
    if (!reseller) throw new OctoError('UNAUTHORIZED', 'The bearer token is nobody’s.');
    const wanted = String(request.headers['octo-capabilities'] ?? '').split(/[,\s]+/);
    const active = capabilities.filter((one) => wanted.includes(one));
    const language = request.acceptsLanguages([...languages]);
    const spoken = languages.find((one) => one === language) ?? 'en';
    response.setHeader('Octo-Capabilities', active.join(', '));
    response.setHeader('Cache-Control', 'no-store');
    if (active.includes('octo/content')) {
      response.setHeader('Content-Language', spoken);
      response.setHeader('Available-Languages', languages.join(', '));
    }
    return { reseller, capabilities: active, language: spoken };
  }
}
