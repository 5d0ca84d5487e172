import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and while the page hydrates, then true. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
