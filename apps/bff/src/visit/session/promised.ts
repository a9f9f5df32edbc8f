/** Resolves to whether a callback-style call succeeded. */
export const promised = (act: (done: (error?: unknown) => void) => void): Promise<boolean> =>
  new Promise((resolve) => act((error) => resolve(!error)));
