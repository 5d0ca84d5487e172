let isAllowed: (() => boolean) | undefined;

/**
 * Pages that change their address without the router say when it is the one that they were opened under: at another one a
 * refresh would fetch another route and put it in the page's place. Returns the way to take it back.
 */
export function allowRefreshWhen(condition: () => boolean): () => void {
  isAllowed = condition;
  return () => {
    if (isAllowed === condition) isAllowed = undefined;
  };
}

/** Asked right before each refresh: the address may have changed since it was planned. */
export const mayRefresh = (): boolean => isAllowed?.() ?? true;
