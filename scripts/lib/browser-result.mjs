import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/** From this many on, tests that passed only when tried again are a defect, not weather. */
const tooManySecondTries = 3;
const mostLines = 14;
const mostLetters = 300;

/**
 * What a run of the browser tests came to, from Playwright's JSON report. Tests that passed only at
 * their second try count as passed while they are few, and all as failed from the third on.
 */
export function judgeBrowserRun({ suites, errors }) {
  const tests = suites.flatMap((suite) => testsIn(suite));
  const having = (status) => tests.filter((test) => test.status === status);
  const [failures, secondTries] = [having('unexpected'), having('flaky')];
  const isTooMany = secondTries.length >= tooManySecondTries;
  const forgiven = isTooMany ? 0 : secondTries.length;
  return {
    passed: having('expected').length + forgiven,
    failed: failures.length + errors.length + secondTries.length - forgiven,
    secondTries: secondTries.map(({ name, project, tries }) => ({
      test: name,
      project,
      error: linesOf(tries).slice(0, 2).join(' '),
    })),
    words: [
      ...failures.map(failureText),
      ...errors.map(({ message = '' }) => `✗ outside of the tests: ${plain(message)}`),
    ].join('\n\n'),
  };
}

const testsIn = ({ title, file, specs = [], suites = [] }, path = []) => {
  const own = title === file ? path : [...path, title];
  return [
    ...specs.flatMap(({ title: last, line, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: [`${file}:${line}`, ...own, last].join(' › '),
        project: projectName,
        status,
        tries: results,
      })),
    ),
    ...suites.flatMap((suite) => testsIn(suite, own)),
  ];
};

const plain = (text) => stripVTControlCharacters(text).trim();

/** What the first try that failed says, without its call log: that only says how long it waited. */
function linesOf(tries) {
  const { errors = [], status } = tries.find((one) => one.status !== 'passed') ?? {};
  const messages = errors.map(({ message = '', location }) => {
    const [said = ''] = plain(message).split(/\n\s*Call log:/);
    return location
      ? `${said.trimEnd()}\nat ${relative(root, location.file)}:${location.line}`
      : said;
  });
  const lines = messages.join('\n').split('\n').map(inShort);
  return lines.some(Boolean) ? lines.filter(Boolean) : [`ended as ${status}`];
}

const inShort = (line) =>
  line.length > mostLetters ? `${line.slice(0, mostLetters)} …` : line.trimEnd();

function failureText({ name, project, tries }) {
  const lines = linesOf(tries);
  const left = lines.length - mostLines;
  const shown = left > 0 ? [...lines.slice(0, mostLines), `… ${left} more lines`] : lines;
  const pictures = tries
    .flatMap(({ attachments = [] }) => attachments)
    .flatMap(({ name: kind, path }) =>
      kind === 'screenshot' && path ? [`seen: ${relative(root, path)}`] : [],
    );
  return [`✗ ${project}: ${name}`, ...[...shown, ...pictures].map((line) => `    ${line}`)].join(
    '\n',
  );
}

/** What passed only when tried again, as a table; empty when nothing did. */
export const tableOfSecondTries = (secondTries) =>
  secondTries.length === 0
    ? ''
    : [
        'Passed only when tried again:',
        ...secondTries.flatMap(({ test, project, error }) => [
          `  ${project.padEnd(8)} ${test}`,
          `           ${error}`,
        ]),
      ].join('\n');
