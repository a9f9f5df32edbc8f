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

Runs the named scenarios of a port against a server and prints a certificate.
Ends with 0 when nothing failed, with 1 when something did, with 2 when nothing could be begun.

  --port NAME            ${portNames.join(', ')}
  --url URL              the API's address, as the shop is told it
  --token TOKEN          the shop's token there; or the variable CONFORMANCE_TOKEN
  --with name=value      what only the backend's owner knows; --dry-run lists what a port takes
  --only NAME            one scenario; may be said again
  --json FILE            the certificate as data, too
  --dry-run              says what would be asked and changed, and asks nothing
  --wait                 waits for holds and payments to end, each at its own time: an hour in all
  --wait-most SECONDS    waits for what ends within so many seconds (60)
  --slack N              an answer may take N times the shop's own deadline (1)
  --patience SECONDS     how long to wait for the first answer of all (10)
  --webhook-url URL      where the payment backend tells of payments; this program listens on its port
  --webhook-port N       that port, where another machine's address leads here
  --webhook-host HOST    where it listens: 0.0.0.0 in a container (127.0.0.1)
  --webhook-secret TEXT  what it signs them with; or the variable CONFORMANCE_WEBHOOK_SECRET
  --payment-url URL      for the cart: the payment API beside it, so that orders are paid and looked at
  --payment-token TOKEN  the shop's token there; or the variable CONFORMANCE_PAYMENT_TOKEN
`;
