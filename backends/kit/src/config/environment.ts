/** A token is rather in the environment than in a command, which every process of a machine can read. */
export const tokenOfEnvironment = (): string | undefined => process.env['CONFORMANCE_TOKEN'];

export const paymentTokenOfEnvironment = (): string | undefined =>
  process.env['CONFORMANCE_PAYMENT_TOKEN'];

export const webhookSecretOfEnvironment = (): string | undefined =>
  process.env['CONFORMANCE_WEBHOOK_SECRET'];
