import { loginPath } from "@/lib/auth/route-guard";
import { OTHER_ACCOUNT, OUTDATED, SIGNED_OUT } from "@/lib/core/refusal-texts";

export type FailureAction = { href: string; label: string; newTab: boolean };

/** The next step after a failure that a retry cannot fix; undefined for others. Client only. */
export function failureAction(message: string): FailureAction | undefined {
  if (message === OUTDATED || message === OTHER_ACCOUNT)
    return { href: "", label: "Recargar la página", newTab: false };
  if (message !== SIGNED_OUT) return undefined;
  const { pathname, search } = window.location;
  return { href: loginPath(pathname + search), label: "Entrar en otra pestaña", newTab: true };
}
