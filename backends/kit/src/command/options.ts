import { portNames } from '../ports/index.js';

export const options = {
  port: { type: 'string' },
  url: { type: 'string' },
  token: { type: 'string' },
  with: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  json: { type: 'string' },
  'dry-run': { type: 'boolean' },
  wait: { type: 'boolean' },
  'wait-most': { type: 'string' },
  slack: { type: 'string' },
  patience: { type: 'string' },
  'webhook-url': { type: 'string' },
  'webhook-port': { type: 'string' },
  'webhook-host': { type: 'string' },
  'webhook-secret': { type: 'string' },
  'payment-url': { type: 'string' },
  'payment-token': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const help = `taquilla-conformance --port NAME --url URL [--token TOKEN] [--with name=value …]

Runs the scenarios of a port against a server and prints a certificate.
Exit code: 0 no failure, 1 a failed or blocked scenario, 2 the run could not start.

  --port NAME            ${portNames.join(', ')}
  --url URL              the address of the API, as the shop calls it
  --token TOKEN          the shop's token for it; or the variable CONFORMANCE_TOKEN
  --with name=value      a value that only the backend's owner knows; --dry-run lists them
  --only NAME            runs one scenario; may be repeated
  --json FILE            also writes the certificate as JSON
  --dry-run              lists the scenarios and what they change, and sends nothing
  --wait                 waits for holds and payments to expire: an hour in all
  --wait-most SECONDS    the longest wait (60)
  --slack N              allows replies N times the shop's own timeout (1)
  --patience SECONDS     how long to wait for the first reply (10)
  --webhook-url URL      where the payment backend sends webhooks; the kit listens on its port
  --webhook-port N       the port to listen on, if --webhook-url leads to another machine
  --webhook-host HOST    the address to listen on: 0.0.0.0 in a container (127.0.0.1)
  --webhook-secret TEXT  the secret that signs them; or the variable CONFORMANCE_WEBHOOK_SECRET
  --payment-url URL      for the cart: the payment API that its orders are paid with
  --payment-token TOKEN  the shop's token for it; or the variable CONFORMANCE_PAYMENT_TOKEN
`;
