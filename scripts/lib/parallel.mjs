/**
 * Runs jobs in order, a few at a time. The first rejection rejects all: it aborts running jobs and
 * skips waiting ones.
 * @param {readonly ((signal: AbortSignal) => Promise<void>)[]} jobs
 */
export async function inParallel(jobs, atOnce = 2) {
  const stop = new AbortController();
  const waiting = [...jobs];
  const worker = async () => {
    for (let job = waiting.shift(); job && !stop.signal.aborted; job = waiting.shift()) {
      await job(stop.signal);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } catch (error) {
    stop.abort();
    throw error;
  }
}
