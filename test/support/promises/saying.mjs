import assert from 'node:assert/strict';

/** The value of a read; fails without one. */
export const answerOf = (asked, what) => {
  assert.equal(asked.kind, 'ok', `${what} gets ${JSON.stringify(asked)}`);
  return asked.answer;
};

/** The state that a write returned; fails on a refusal or failure. */
export const stateOf = (written, what) => {
  assert.equal(written.kind, 'ok', `${what} gets ${JSON.stringify(written)}`);
  return written.state;
};

export const refusedAs = (written, refusal, what) =>
  assert.deepEqual(
    [written.kind, written.refusal],
    ['refused', refusal],
    `${what} gets ${JSON.stringify(written)}`,
  );

/** Asserts any outcome but done; other checks cover the exact refusal. */
export const notDone = (outcome, what, ...words) =>
  assert.ok(
    ['refused', 'failed', 'unknown', 'unsupported', ...words].includes(outcome.kind),
    `${what} gets ${JSON.stringify(outcome)}`,
  );

/** The check must hold both times. */
export async function twice(look) {
  await look();
  await look();
}
