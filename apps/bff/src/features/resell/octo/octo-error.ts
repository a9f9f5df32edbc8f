const statuses = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  INVALID_PRODUCT_ID: 400,
  INVALID_OPTION_ID: 400,
  INVALID_UNIT_ID: 400,
  INVALID_AVAILABILITY_ID: 400,
  INVALID_BOOKING_UUID: 400,
  UNPROCESSABLE_ENTITY: 400,
  INTERNAL_SERVER_ERROR: 500,
} as const;

export type OctoErrorCode = keyof typeof statuses;

export class OctoError extends Error {
  readonly status: number;

  constructor(
    readonly code: OctoErrorCode,
    message: string,
    private readonly ids: Readonly<Record<string, string>> = {},
    /** Makes it 429 with `Retry-After`. */
    readonly waitSeconds = 0,
  ) {
    super(message);
    this.status = waitSeconds > 0 ? 429 : statuses[code];
  }

  get body(): Readonly<Record<string, string>> {
    return { error: this.code, errorMessage: this.message, ...this.ids };
  }
}

const invalidIds = {
  productId: ['INVALID_PRODUCT_ID', 'There is no such product.'],
  optionId: ['INVALID_OPTION_ID', 'This product has no such option.'],
  unitId: ['INVALID_UNIT_ID', 'This option has no such unit.'],
  availabilityId: ['INVALID_AVAILABILITY_ID', 'This option has no such availability.'],
  uuid: ['INVALID_BOOKING_UUID', 'There is no such booking.'],
} as const;

export function invalid(field: keyof typeof invalidIds, id: string): OctoError {
  const [code, message] = invalidIds[field];
  return new OctoError(code, message, { [field]: id });
}

export const badRequest = (why: string): OctoError => new OctoError('BAD_REQUEST', why);

export const unprocessable = (why: string): OctoError => new OctoError('UNPROCESSABLE_ENTITY', why);

/** OCTO body for an error that a visitor would see as a page. */
export function octoAnswer(status: number): OctoError['body'] {
  if (status >= 500) return noAnswer().body;
  const code = status === 403 ? 'FORBIDDEN' : 'BAD_REQUEST';
  return new OctoError(code, status === 404 ? 'There is no such call.' : 'It can’t be read.').body;
}

/** No usable reply from a backend; a retry may succeed. */
export const noAnswer = (): OctoError =>
  new OctoError('INTERNAL_SERVER_ERROR', 'No answer in time. The same call may be sent again.');
