import { json } from 'express';

/** Where browsers report what our Content-Security-Policy refused, and its name in that policy. */
export const policyReports = { path: '/api/policy-reports', name: 'policy' } as const;

/**
 * What a browser's own reports are. No page of another site can send these types without asking
 * first, which is answered 405; browsers send them without saying where they come from.
 */
const types = ['application/reports+json', 'application/csp-report'];

export const isPolicyReport = (path: string, contentType: string | undefined): boolean =>
  path === policyReports.path && types.includes((contentType ?? '').split(';', 1)[0]?.trim() ?? '');

export const policyReportBody = json({ limit: '16kb', type: types });
