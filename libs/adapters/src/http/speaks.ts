import { z } from 'zod';
import type { Backend } from './backend.js';
import type { Reply } from './reply.js';

/** Asks for the base address alone, where any answer of HTTP shows that somebody is there. */
export const speaks = (backend: Backend): Promise<Reply<unknown>> =>
  backend.get('', { shape: z.unknown() });
