/** Tokens come from the environment: every process on a machine can read a command line. */
export const tokenOfEnvironment = (): string | undefined => process.env['CONFORMANCE_TOKEN'];

export const paymentTokenOfEnvironment = (): string | undefined =>
  process.env['CONFORMANCE_PAYMENT_TOKEN'];

export const webhookSecretOfEnvironment = (): string | undefined =>
  process.env['CONFORMANCE_WEBHOOK_SECRET'];
