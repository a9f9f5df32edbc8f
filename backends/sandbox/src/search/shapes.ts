import { z } from 'zod';

const name = z.string().min(1).max(80);
const text = z.string().max(2000);
const token = z.string().min(1).max(200);

/** Parameters of each call (backends/contracts/search.yaml). Any data store is valid. */
export const autocompleteShape = z.object({ dataStore: name, query: text });

export const searchShape = z.object({
  engineName: name,
  query: text,
  userPseudoId: token.optional(),
});

export const answerShape = z.object({
  engineName: name,
  text,
  sessionId: token,
  queryId: token,
});

export const analyticsShape = z.object({
  dataStore: name,
  searchQuery: text,
  userPseudoId: token,
  documents: z.array(token).max(100),
  eventType: z.literal('search'),
  selectedPosition: z.number().int().nonnegative().default(0),
  attributionToken: token,
});

const mostParams = 50;

export const reportingShape = z.object({
  error: z.string().min(1).max(200).default('ERROR'),
  params: z
    .record(z.string().max(100), z.unknown())
    .refine((params) => Object.keys(params).length <= mostParams)
    .default({}),
});

export type AnalyticsEvent = z.infer<typeof analyticsShape>;
export type Report = z.infer<typeof reportingShape>;
