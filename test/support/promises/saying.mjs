import assert from 'node:assert/strict';

/** The answer to a question, or that there was none. */
export const answerOf = (asked, what) => {
  assert.equal(asked.kind, 'ok', `${what} is answered ${JSON.stringify(asked)}`);
  return asked.answer;
};

/** What a write came to. */
export const stateOf = (written, what) => {
  assert.equal(written.kind, 'ok', `${what} is answered ${JSON.stringify(written)}`);
  return written.state;
};

/** A no that the product knows. */
export const refusedAs = (written, refusal, what) =>
  assert.deepEqual(
    [written.kind, written.refusal],
    ['refused', refusal],
    `${what} is answered ${JSON.stringify(written)}`,
  );

/** Anything but done: which no it is, is told elsewhere. */
export const notDone = (outcome, what, ...words) =>
  assert.ok(
    ['refused', 'failed', 'unknown', 'unsupported', ...words].includes(outcome.kind),
    `${what} is answered ${JSON.stringify(outcome)}`,
  );

/** However often it is said, it is so. */
export async function twice(look) {
  await look();
  await look();
}
