/** The screen stays on while a game is on. Browsers allow it on https and on this machine only. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let ended = false;

  async function ask(): Promise<void> {
    if (document.hidden || ended || !navigator.wakeLock) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (ended) void lock.release();
    } catch {
      // the battery is low, or it is not allowed here
    }
  }

  const look = () => void ask();
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', look);
    void lock?.release();
  };
}
