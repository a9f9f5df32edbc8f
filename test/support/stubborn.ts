import type { OrderRightsView } from '@shop/ports/screens';
import { askChange, type OwnOrder } from './own-tickets.js';
import { putInCart } from './purchases.js';
import type { Visitor } from './visitor.js';

const mostTries = 3_000;
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

export async function stubbornly<Result>(step: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      if (tries === mostTries || error instanceof ToldWrong) throw error;
      await pause(100);
    }
  }
}

export const fail = (message: string): never => {
  throw new Error(message);
};

/** The shop told a visitor something false: no retry. */
export class ToldWrong extends Error {}

/**
 * After a reply cut off behind its cookie the retry gets `duplicate`; otherwise that is a defect.
 */
export async function fillStubbornly(visitor: Visitor, path: string, day: string): Promise<void> {
  let wasCutOff = false;
  await stubbornly(async () => {
    const reply = await putInCart(visitor, path, day).catch((error: unknown) => {
      wasCutOff = true;
      throw error;
    });
    if (reply.kind === 'done') return;
    wasCutOff ||= reply.problems.every(({ code }) => code === 'cartUpdate');
    const isInside = wasCutOff && reply.problems.every(({ code }) => code === 'duplicate');
    if (!isInside) throw new Error(`not added: ${JSON.stringify(reply.problems)}`);
  });
}

const undecided = ['changeUnderWay', 'orderUnavailable', 'rightsUnavailable', 'generic'];

/**
 * Retries one change until a reply comes, then sends it once more. Only a change of nights may be
 * refused for good: its rooms may be gone.
 */
export async function askStubbornly(
  { visitor, view }: OwnOrder,
  call: string,
  request: { readonly line: string | readonly string[]; readonly [field: string]: unknown },
): Promise<void> {
  const attempt = `attempt-${process.hrtime.bigint()}`;
  const ask = () => askChange(visitor, call, { order: view.id, attempt, ...request });
  await stubbornly(async () => {
    const reply = await ask();
    if (reply.status === 200) return;
    const { problems = [] } = (await reply.json()) as { problems?: { code: string }[] }; // as: an ActionReply
    const codes = problems.map(({ code }) => code);
    const said = `${view.id}: ${call} was answered ${reply.status}, ${codes.join()}`;
    const isOver = reply.status === 422 && codes.every((code) => !undecided.includes(code));
    if (!isOver) throw new Error(said);
    if (call !== 'change-stay') throw new ToldWrong(said);
  });
  await stubbornly(ask);
}

const lineAt = ({ view }: OwnOrder, at: number): string =>
  view.lines[at]?.id ?? fail(`${view.id} has no ticket ${at}`);

export const moveStubbornly = (order: OwnOrder, at: number, date: string): Promise<void> =>
  askStubbornly(order, 'change-date', { line: lineAt(order, at), date });

/** The rights on an order's page, retried while they are unavailable. */
async function rightsOf({ view, visitor, path }: OwnOrder): Promise<OrderRightsView | undefined> {
  if (!view.rights?.problem) return view.rights;
  return stubbornly(async () => {
    const { rights } = (await visitor.look('order', path)).view;
    return rights?.problem ? fail(rights.problem.text) : rights;
  });
}

export async function cancelStubbornly(
  order: OwnOrder,
  at: number,
  way: 'refund' | 'coupon',
): Promise<void> {
  const line = lineAt(order, at);
  const row = (await rightsOf(order))?.rows.find(({ kind }) => kind === 'cancel');
  const right = row?.lines.find((one) => one.line === line);
  const back = right?.state.kind === 'open' ? right.state.back?.text : undefined;
  if (!back)
    throw new ToldWrong(`${order.view.id} has no right to cancel: ${JSON.stringify(right)}`);
  const amount = String(Math.round(Number(back.replaceAll(/[^\d.]/g, '')) * 100));
  return askStubbornly(order, 'cancel', { line: [line], way, amount });
}
