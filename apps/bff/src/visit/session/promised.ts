/** Whether something with a callback was done. */
export const promised = (act: (done: (error?: unknown) => void) => void): Promise<boolean> =>
  new Promise((resolve) => act((error) => resolve(!error)));
