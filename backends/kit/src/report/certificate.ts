import type { Exchange } from '../kit/exchange.js';
import type { Redactor } from '../kit/redact.js';
import type { Ending, Result } from '../kit/result.js';
import type { Outcome } from '../kit/run.js';

/** A run as data. It holds no personal data and no credentials. */
export interface Certificate {
  readonly kit: string;
  readonly port: string;
  readonly url: string;
  readonly at: string;
  readonly seconds: number;
  readonly calls: number;
  readonly isConforming: boolean;
  readonly counts: Readonly<Record<Ending, number>>;
  readonly scenarios: readonly CertificateRow[];
  readonly leftBehind: readonly string[];
}

export interface CertificateRow {
  readonly name: string;
  readonly shows: string;
  readonly ending: Ending;
  readonly words?: string;
  readonly question?: unknown;
  readonly answer?: unknown;
}

export interface About {
  readonly kit: string;
  readonly port: string;
  readonly url: string;
  readonly began: Date;
  readonly ended: Date;
}

const endings: readonly Ending[] = ['passed', 'failed', 'notOffered', 'blocked', 'leftOut'];

export function certificateOf(outcome: Outcome, about: About, redactor: Redactor): Certificate {
  const counts = Object.fromEntries(
    endings.map((one) => [one, outcome.results.filter(({ ending }) => ending === one).length]),
  ) as Record<Ending, number>; // as: one entry per ending
  return {
    kit: about.kit,
    port: about.port,
    url: about.url,
    at: about.began.toISOString(),
    seconds: Math.round((about.ended.getTime() - about.began.getTime()) / 100) / 10,
    calls: outcome.calls,
    isConforming: counts.failed === 0 && counts.blocked === 0,
    counts,
    scenarios: outcome.results.map((result) => rowOf(result, redactor)),
    leftBehind: outcome.leftBehind.map((one) => redactor.text(one)),
  };
}

function rowOf(
  { name, shows, ending, words, exchange }: Result,
  redactor: Redactor,
): CertificateRow {
  const isToBeMended = ending === 'failed' || ending === 'blocked';
  return {
    name,
    shows,
    ending,
    ...(words !== undefined && { words: redactor.text(words) }),
    ...(exchange && isToBeMended && exchangeOf(exchange, redactor)),
  };
}

function exchangeOf({ question, answer }: Exchange, redactor: Redactor) {
  const { method, url, headers, body } = question;
  return {
    question: redactor.value({ method, url, headers, body }),
    answer: answer
      ? redactor.value({ status: answer.status, body: answer.body })
      : 'no reply, or none that can be read',
  };
}
