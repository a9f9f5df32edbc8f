import type { Ending } from '../kit/result.js';
import type { Port } from '../kit/scenario.js';
import type { Certificate, CertificateRow } from './certificate.js';

const marks: Readonly<Record<Ending, string>> = {
  passed: 'passed       ',
  failed: 'FAILED       ',
  notOffered: 'not offered  ',
  blocked: 'blocked      ',
  leftOut: 'left out     ',
};

const longest = 1_500;

const quoted = (what: string, value: unknown): readonly string[] => {
  if (value === undefined) return [];
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return [`      ${what}: ${text.length > longest ? `${text.slice(0, longest)} …` : text}`];
};

function linesOf({ name, shows, ending, words, question, answer }: CertificateRow) {
  if (ending === 'passed') return [`  ${marks.passed}${name}`];
  const why = ending === 'notOffered' ? `What a visitor loses: ${words}` : (words ?? '');
  return [
    `  ${marks[ending]}${name}`,
    ...(ending === 'failed' ? [`      ${shows}`] : []),
    `      ${why}`,
    ...quoted('request', question),
    ...quoted('reply', answer),
  ];
}

/** A check of every reply also passes on a server that offers nothing. */
const isSilent = ({ name, ending }: CertificateRow) =>
  ending !== 'passed' || name.startsWith('every reply');

/** The printed certificate. Failures come last, where a terminal shows them first. */
export function certificateInWords(certificate: Certificate): string {
  const { port, url, at, counts, scenarios, calls, seconds, leftBehind, isConforming, kit } =
    certificate;
  const rows = (ending: Ending) => scenarios.filter((one) => one.ending === ending);
  const order: readonly Ending[] = ['passed', 'notOffered', 'leftOut', 'blocked', 'failed'];
  const left =
    leftBehind.length > 0 ? ['', 'Left behind:', ...leftBehind.map((one) => `  ${one}`)] : [];
  const isEmpty = counts.notOffered > 0 && scenarios.every(isSilent);
  const verdict = isEmpty
    ? `${url} offers no call of the port ${port}: is it the address of the API?`
    : isConforming
      ? `${url} keeps what the port ${port} promises.`
      : `${url} does not keep what the port ${port} promises.`;
  const count = [
    `${counts.passed} passed`,
    `${counts.failed} failed`,
    `${counts.notOffered} not offered`,
    `${counts.blocked} blocked by an earlier failure`,
    `${counts.leftOut} left out`,
  ];
  return [
    `Port ${port} at ${url}, ${at}, ${kit}`,
    '',
    ...order.flatMap((ending) => rows(ending).flatMap(linesOf)),
    ...left,
    '',
    `${count.join(', ')}; ${calls} calls in ${seconds} s.`,
    verdict,
    '',
  ].join('\n');
}

/** What a run would call and change, and which values it takes. */
export function planInWords(port: Port, wanted: (name: string) => boolean): string {
  const scenarios = port.scenarios.filter(({ name }) => wanted(name));
  const changing = scenarios.filter(({ changes }) => changes !== undefined);
  const givens = port.givens.map(
    ({ name, means, isNeeded, byDefault }) =>
      `  --with ${name}=…  ${means}${isNeeded ? ' (needed)' : byDefault ? ` (${byDefault})` : ''}`,
  );
  return [
    `The port ${port.name} has ${scenarios.length} scenarios. No call was sent.`,
    ...(givens.length > 0 ? ['', 'Values to pass:', ...givens] : []),
    '',
    `${changing.length} of them change data and undo what they can:`,
    ...changing.map(({ name, changes }) => `  ${name}: ${changes}`),
    '',
    'The others only read, or are refused:',
    ...scenarios.filter((one) => !changing.includes(one)).map(({ name }) => `  ${name}`),
    '',
  ].join('\n');
}
