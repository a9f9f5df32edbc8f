import { judgeBrowserRun } from '../../scripts/lib/browser-result.mjs';

type Status = 'expected' | 'unexpected' | 'skipped';

const refusal = {
  status: 'failed',
  errors: [{ message: '\u001b[31mError: no button\u001b[39m\n\nCall log:\n  - waiting' }],
};
const tries: Readonly<Record<Status, readonly object[]>> = {
  expected: [{ status: 'passed' }],
  unexpected: [refusal],
  skipped: [],
};

/** A report in Playwright's format: one file with its tests in a group. */
const reportOf = (statuses: readonly Status[], errors: readonly object[] = []) => ({
  errors,
  suites: [
    {
      title: 'buy.spec.ts',
      file: 'buy.spec.ts',
      suites: [
        {
          title: 'on a phone',
          file: 'buy.spec.ts',
          specs: statuses.map((status, at) => ({
            title: `does ${at}`,
            line: at + 1,
            tests: [{ projectName: 'phone', status, results: tries[status] }],
          })),
        },
      ],
    },
  ],
});

const times = (count: number, status: Status) => Array<Status>(count).fill(status);

it.each([
  { unexpected: 0, errors: 0, failed: 0 },
  { unexpected: 2, errors: 0, failed: 2 },
  { unexpected: 1, errors: 2, failed: 3 },
])('counts $unexpected failures and $errors errors as $failed failed', (row) => {
  const statuses = [
    ...times(5, 'expected'),
    ...times(1, 'skipped'),
    ...times(row.unexpected, 'unexpected'),
  ];
  const report = reportOf(statuses, Array<object>(row.errors).fill({ message: 'the shop died' }));
  expect(judgeBrowserRun(report)).toMatchObject({ passed: 5, failed: row.failed });
});

it('reports where a test failed and its message, without the call log', () => {
  const { words } = judgeBrowserRun(reportOf(['unexpected'], [{ message: 'the shop died' }]));
  expect(words).toBe(
    '✗ phone: buy.spec.ts:1 › on a phone › does 0\n    Error: no button\n\n' +
      '✗ outside of the tests: the shop died',
  );
});
