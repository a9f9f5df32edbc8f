const most = 3;
const withinMs = 60_000;

/** Limits restarts to three a minute; a program that dies more often would die again. */
export function countRestarts(now = () => performance.now()) {
  let began = [];
  return {
    admits() {
      began = began.filter((at) => now() - at < withinMs);
      if (began.length >= most) return false;
      began.push(now());
      return true;
    },
  };
}

export const givenUpText = (name, logFile) =>
  `${name} died four times within a minute, so the shop is closed. What it said: ${logFile}`;
