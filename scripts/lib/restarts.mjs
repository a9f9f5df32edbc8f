const most = 3;
const withinMs = 60_000;

/**
 * How often something that died is started again: three times in a minute. What dies more often
 * would die again.
 */
export function countRestarts(now = () => performance.now()) {
  let began = [];
  return {
    /** Whether it may be once more; counts it if so. */
    admits() {
      began = began.filter((at) => now() - at < withinMs);
      if (began.length >= most) return false;
      began.push(now());
      return true;
    },
  };
}

/** What is said when it may not. */
export const givenUpText = (name, logFile) =>
  `${name} died four times within a minute, so the shop is closed. What it said: ${logFile}`;
