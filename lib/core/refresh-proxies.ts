const AGAIN_MS = 2000;

type Purging = {
  /** Takes pages out of one proxy, by tag or path; null: all. Fails when the proxy does not answer. */
  send(keys: readonly string[] | null): Promise<void>;
  onUnreached(cause: unknown): void;
};

/**
 * Purges one proxy. One that cannot be reached is asked alone and again, not with every change, and is purged of
 * everything once it can: until then it may have kept pages of before.
 */
export function proxyPurger({ send, onUnreached }: Purging): (keys: readonly string[] | null) => void {
  let isUnreached = false;
  let isMissed = false;

  async function untilReached(): Promise<void> {
    while (isUnreached) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      isMissed = false;
      isUnreached = await send(null).then(
        () => false,
        () => true,
      );
    }
    // While it was being purged it may have got pages of before the last change.
    if (isMissed) await purge(null);
  }

  async function purge(keys: readonly string[] | null): Promise<void> {
    if (isUnreached) {
      isMissed = true;
      return;
    }
    try {
      await send(keys);
    } catch (cause) {
      // Purges are sent side by side.
      if (isUnreached) return;
      isUnreached = true;
      onUnreached(cause);
      await untilReached();
    }
  }

  return (keys) => void purge(keys);
}
