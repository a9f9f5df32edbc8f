/** A Content-Security-Policy violation, reduced to what may be logged. */
export type Refusal = {
  readonly directive: string;
  /** An origin, or a keyword of the policy such as `inline`. */
  readonly blocked: string;
  /** Path of the page, without its query. */
  readonly path: string;
};

const mostRefusals = 20;

/** Reads violations from Reporting API or `report-uri` bodies; skips anything else. */
export function refusalsIn(body: unknown): readonly Refusal[] {
  const reports = Array.isArray(body) ? body.slice(0, mostRefusals) : [body];
  return reports.map(violationIn).flatMap((violation) => refusalIn(violation) ?? []);
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

function violationIn(report: unknown): Fields {
  const { type, body, 'csp-report': older } = fieldsOf(report);
  return fieldsOf(type === 'csp-violation' ? body : older);
}

function refusalIn(fields: Fields): Refusal | undefined {
  const directive = fields.effectiveDirective ?? fields['effective-directive'];
  const blocked = originOf(fields.blockedURL ?? fields['blocked-uri']);
  const page = fields.documentURL ?? fields['document-uri'];
  if (typeof directive !== 'string' || !/^[a-z-]{1,40}$/.test(directive)) return undefined;
  if (blocked === undefined || typeof page !== 'string' || !/^https?:/.test(page)) return undefined;
  return URL.canParse(page) ? { directive, blocked, path: new URL(page).pathname } : undefined;
}

function originOf(blocked: unknown): string | undefined {
  if (typeof blocked !== 'string') return undefined;
  if (/^[a-z-]{0,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return undefined;
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}
