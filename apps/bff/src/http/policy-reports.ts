import { json } from 'express';

/** Endpoint for Content-Security-Policy reports, and its name in the policy. */
export const policyReports = { path: '/api/policy-reports', name: 'policy' } as const;

/**
 * Content types of browser reports, which browsers send without an Origin. Other sites' pages
 * cannot send them without a preflight, which gets 405.
 */
const types = ['application/reports+json', 'application/csp-report'];

export const isPolicyReport = (path: string, contentType: string | undefined): boolean =>
  path === policyReports.path && types.includes((contentType ?? '').split(';', 1)[0]?.trim() ?? '');

export const policyReportBody = json({ limit: '16kb', type: types });
