import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

const mostLines = 14;
const mostLetters = 300;

export function judgeBrowserRun({ suites, errors }) {
  const tests = suites.flatMap((suite) => testsIn(suite));
  const having = (status) => tests.filter((test) => test.status === status);
  const failures = having('unexpected');
  return {
    passed: having('expected').length,
    failed: failures.length + errors.length,
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
