/** A timer cannot wait longer than some weeks. */
const LOOK_AGAIN_MS = 3_600_000;
const RETRY_MS = 60_000;
/** The database's clock decides, and may be behind. */
const CLOCK_MS = 250;

/**
 * Tells when something becomes public by the time alone, which no change of the database announces. `next` says when that
 * is; null: nothing waits for its time. Returns what to call when that may have changed.
 */
export function watchDue(
  next: () => Promise<Date | null>,
  onDue: () => void,
  onError: (cause: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;

  function look(): void {
    clearTimeout(timer);
    looks += 1;
    const mine = looks;
    const wait = (ms: number, then: () => void) => {
      if (mine === looks) timer = setTimeout(then, ms);
    };
    next().then(
      (at) => {
        const left = at && at.getTime() - Date.now() + CLOCK_MS;
        if (left === null) return;
        if (left > LOOK_AGAIN_MS) return wait(LOOK_AGAIN_MS, look);
        wait(Math.max(CLOCK_MS, left), () => {
          onDue();
          look();
        });
      },
      (cause: unknown) => {
        onError(cause);
        wait(RETRY_MS, look);
      },
    );
  }

  return look;
}
