import { Router } from 'express';
import { z } from 'zod';
import { isRefused } from '../engine/refusal.js';
import { parse, sendRefusal } from '../http/call.js';
import type { AccessTokens } from './access-tokens.js';

const shape = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('revoke') }),
  z.object({ mode: z.literal('shorten'), seconds: z.number().int().min(1).max(300) }),
]);

/** Routes for tests to revoke tokens of a sandbox in another process. */
export function tokenFaults(tokens: AccessTokens): Router {
  const router = Router();
  router.post('/', (request, response) => {
    const fault = parse(shape, request.body);
    if (isRefused(fault)) return sendRefusal(request, response, fault);
    if (fault.value.mode === 'revoke') tokens.revoke();
    else tokens.shorten(fault.value.seconds);
    response.status(204).end();
  });
  router.delete('/', (_request, response) => {
    tokens.shorten();
    response.status(204).end();
  });
  return router;
}
