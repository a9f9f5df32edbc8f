import { json } from 'express';

/** Endpoint for Content-Security-Policy reports, and its name in the policy. */
export const policyReports = { path: '/api/policy-reports', name: 'policy' } as const;

/** Browsers send these types without an Origin; other sites' pages need a preflight (405). */
const types = ['application/reports+json', 'application/csp-report'];

export const isPolicyReport = (path: string, contentType: string | undefined): boolean =>
  path === policyReports.path && types.includes((contentType ?? '').split(';', 1)[0]?.trim() ?? '');

export const policyReportBody = json({ limit: '16kb', type: types });
