import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { Transform } from 'class-transformer';
import { IsUrl, ValidateBy, type ValidationOptions } from 'class-validator';
import proxyAddr from 'proxy-addr';

/** A validation rule. Its sentence follows the variable's name in the error message. */
const rule =
  (name: string, sentence: string, isKept: (text: string) => boolean) =>
  (options?: ValidationOptions): PropertyDecorator =>
    ValidateBy(
      {
        name,
        validator: {
          validate: (value: unknown) => typeof value === 'string' && isKept(value),
          defaultMessage: () => `$property ${sentence}`,
        },
      },
      options,
    );

const matching = (pattern: RegExp) => (text: string) => pattern.test(text);

export const IsText = rule(
  'text',
  'must be text of at most 200 letters, without control characters',
  matching(/^\P{Cc}{1,200}$/u),
);

/** A value safe in an HTTP header. */
export const IsToken = rule(
  'token',
  'must be at least 16 printable ASCII characters, without spaces',
  matching(/^[\x21-\x7e]{16,}$/),
);

export const IsSecret = (least: number, options?: ValidationOptions) =>
  rule(
    'secret',
    `must be at least ${least} characters, none of them a control character`,
    matching(new RegExp(`^\\P{Cc}{${least},}$`, 'u')),
  )(options);

/** RFC 6749, 3.3. */
export const IsScope = rule(
  'scope',
  'must be OAuth scopes: printable ASCII without quotation marks and backslashes',
  matching(/^[\x21\x23-\x5b\x5d-\x7e]+$/),
);

const hostName =
  /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

export const IsHost = rule(
  'host',
  'must be an IP address or the name of a host, without a port',
  (text) => isIP(text) > 0 || hostName.test(text),
);

export const IsOrigin = rule(
  'origin',
  'must be an origin, such as https://tickets.example: no path, and no slash at the end',
  (text) => {
    if (!URL.canParse(text) || text.endsWith('/')) return false;
    const { protocol, href, origin } = new URL(text);
    return /^https?:$/.test(protocol) && href === `${origin}/`;
  },
);

const address = {
  require_tld: false,
  require_protocol: true,
  protocols: ['http', 'https'],
  disallow_auth: true,
};

export const IsAddress = () => IsUrl(address);

/** Base URL: paths are appended to it. */
export const IsBaseAddress = () =>
  IsUrl({ ...address, allow_fragments: false, allow_query_components: false });

export const IsDatabase = rule(
  'database',
  'must be the address of a PostgreSQL database: postgres://…',
  matching(/^postgres(?:ql)?:\/\/\S+$/),
);

export const IsRedis = rule(
  'redis',
  'must be the address of a Redis: redis://… or rediss://…',
  matching(/^rediss?:\/\/\S+$/),
);

export const IsSmtp = rule(
  'smtp',
  'must be the address of an SMTP server, smtp://… or smtps://…, with its user and password if any',
  (text) => URL.canParse(text) && /^smtps?:\/\/[^/?#]+\/?$/.test(text),
);

/** `name:token:percent`: name, bearer token, and the reseller's whole-percent share of a price. */
export const IsReseller = rule(
  'reseller',
  'must be a list of name:token:percent: lower-case letters and digits, at least 32 printable characters, 0 to 90',
  matching(/^[a-z0-9-]{1,30}:[\x21-\x2b\x2d-\x39\x3b-\x7e]{32,200}:(?:[0-8]?\d|90)$/),
);

export const IsHeaderName = rule(
  'header',
  'must be the name of a header: letters, digits and hyphens',
  matching(/^[a-z0-9-]+$/),
);

export const IsContent = rule(
  'content',
  'must be an operator’s content folder, with catalogue.json and site.json',
  (folder) => ['catalogue.json', 'site.json'].every((file) => existsSync(join(folder, file))),
);

export const IsAppleFolder = rule(
  'appleFolder',
  'must be the folder of a pass type, with wwdr.pem, signer.pem and signer.key',
  (folder) =>
    ['wwdr.pem', 'signer.pem', 'signer.key'].every((file) => existsSync(join(folder, file))),
);

export const IsFile = rule('file', 'must be the path of an existing file', (file) =>
  existsSync(file),
);

export const IsDigits = rule(
  'digits',
  'must be a number of at most 30 digits',
  matching(/^\d{1,30}$/),
);

export const IsAddressOrRange = rule(
  'addressOrRange',
  'must be IP addresses or ranges, such as 10.0.0.0/8 or ::1',
  (text) => {
    try {
      proxyAddr.compile(text);
      return true;
    } catch {
      // The library throws if the text is neither.
      return false;
    }
  },
);

const parted = (by: string | RegExp) =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value
          .split(by)
          .map((part) => part.trim())
          .filter(Boolean)
      : value,
  );

export const PartedByCommas = () => parted(',');
export const PartedBySpaces = () => parted(/\s+/);

export const InSmallLetters = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );

const yesOrNo = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

export const YesOrNo = () =>
  Transform(({ value }: { value: unknown }) => yesOrNo.get(value) ?? value);
