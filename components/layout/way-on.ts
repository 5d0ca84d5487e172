import { loginPath } from "@/lib/auth/route-guard";
import { OUTDATED, SIGNED_OUT } from "@/lib/core/refusal-texts";

export type WayOn = {
  href: string;
  label: string;
  /** What was typed here stays here. */
  newTab: boolean;
};

/** Where to go from a refusal that no other try would mend; undefined for the others. Only in a browser. */
export function wayOn(message: string): WayOn | undefined {
  if (message === OUTDATED) return { href: "", label: "Recargar la página", newTab: false };
  if (message !== SIGNED_OUT) return undefined;
  const { pathname, search } = window.location;
  return { href: loginPath(pathname + search), label: "Entrar en otra pestaña", newTab: true };
}
