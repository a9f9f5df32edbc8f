import { z } from 'zod';

export const text = z
  .string()
  .min(1)
  .refine((written) => written === written.trim(), 'spaces at an end');

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug');
