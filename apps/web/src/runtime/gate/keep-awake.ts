/** Holds a screen wake lock where the browser has one; returns its release. */
export function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  // The lock ends when the visitor switches apps and must be requested again.
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    lock = navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.then((one) => one?.release());
  };
}
