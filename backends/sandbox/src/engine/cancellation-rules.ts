import { type CancellationRule, cancelWays } from '@shop/domain';
import { z } from 'zod';

const rule = z.object({
  steps: z.array(
    z.object({
      hours: z.number().int().nonnegative(),
      percent: z.number().int().min(1).max(100),
    }),
  ),
  ways: z.array(z.enum(cancelWays)).min(1),
}) satisfies z.ZodType<CancellationRule>;

/** `content/rights.json`: a product's own cancellation rule, or the default. */
export const ticketRights = z.object({
  cancellation: z.object({ default: rule, products: z.record(z.string(), rule) }),
});

export type TicketRights = z.infer<typeof ticketRights>;

export const ruleOf = ({ cancellation }: TicketRights, slug: string): CancellationRule =>
  cancellation.products[slug] ?? cancellation.default;
