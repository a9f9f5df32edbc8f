import { judgeBrowserRun, tableOfSecondTries } from '../../scripts/lib/browser-result.mjs';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

const refusal = {
  status: 'failed',
  errors: [{ message: '\u001b[31mError: no button\u001b[39m\n\nCall log:\n  - waiting' }],
};
const tries: Readonly<Record<Status, readonly object[]>> = {
  expected: [{ status: 'passed' }],
  unexpected: [refusal, { ...refusal, errors: [{ message: 'Error: another' }] }],
  flaky: [refusal, { status: 'passed' }],
  skipped: [],
};

/** A report in Playwright's shape: the tests of one file, in a group of it. */
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
  { flaky: 0, unexpected: 0, errors: 0, passed: 5, failed: 0 },
  { flaky: 1, unexpected: 0, errors: 0, passed: 6, failed: 0 },
  { flaky: 2, unexpected: 0, errors: 0, passed: 7, failed: 0 },
  { flaky: 3, unexpected: 0, errors: 0, passed: 5, failed: 3 },
  { flaky: 4, unexpected: 1, errors: 0, passed: 5, failed: 5 },
  { flaky: 2, unexpected: 1, errors: 0, passed: 7, failed: 1 },
  { flaky: 0, unexpected: 0, errors: 2, passed: 5, failed: 2 },
])(
  '$flaky second tries, $unexpected failures and $errors errors: $failed failed',
  ({ flaky, unexpected, errors, passed, failed }) => {
    const statuses = [
      ...times(5, 'expected'),
      ...times(1, 'skipped'),
      ...times(flaky, 'flaky'),
      ...times(unexpected, 'unexpected'),
    ];
    const report = reportOf(statuses, Array<object>(errors).fill({ message: 'the shop died' }));
    const result = judgeBrowserRun(report);
    expect([result.passed, result.failed]).toEqual([passed, failed]);
    expect(result.secondTries).toHaveLength(flaky);
  },
);

it('names what passed only when tried again, with the first line of what it said', () => {
  const { secondTries } = judgeBrowserRun(reportOf(['expected', 'flaky']));
  expect(secondTries).toEqual([
    { test: 'buy.spec.ts:2 › on a phone › does 1', project: 'phone', error: 'Error: no button' },
  ]);
  expect(tableOfSecondTries(secondTries)).toMatch(
    /phone\s+buy\.spec\.ts:2 .*\n\s+Error: no button/,
  );
  expect(tableOfSecondTries([])).toBe('');
});

it('says of a failure where it was and what its first try said, without the call log', () => {
  const { words } = judgeBrowserRun(reportOf(['unexpected'], [{ message: 'the shop died' }]));
  expect(words).toBe(
    '✗ phone: buy.spec.ts:1 › on a phone › does 0\n    Error: no button\n\n' +
      '✗ outside of the tests: the shop died',
  );
});
