/** Something worth counting that no visitor is told: a difference of amounts, a failed backend. */
export interface Report {
  readonly event: string;
  readonly [detail: string]: string | number | boolean | undefined;
}

/** Where reports go. It never throws and never waits. */
export interface Reporter {
  report(report: Report): void;
}

export const Reporter = Symbol('Reporter');
