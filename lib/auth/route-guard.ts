import { LIVE_FOLDERS } from "@/lib/server/live-folders";
import { NEW_PASSWORD_MODE } from "./recovery";
import { canChangeSettings, isStaff, type Role } from "./roles";

/** URL of the sign-in page with the return path. */
export function loginPath(path: string): `/auth?next=${string}` {
  return `/auth?next=${encodeURIComponent(path)}`;
}

const under = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

export function needsLogin(path: string): boolean {
  return LIVE_FOLDERS.panel.some((folder) => under(path, `/${folder}`));
}

/** The slides page shows its own message to customers. */
export function needsStaff(path: string): boolean {
  return path !== "/admin/hero" && ["/dashboard/usuarios", "/admin"].some((folder) => under(path, folder));
}

/** Pages for managers and above. */
function needsAdmin(path: string): boolean {
  return ["/admin/configuracion", "/admin/auditoria", "/admin/estado"].some((folder) => under(path, folder));
}

type Visit = {
  path: string;
  /** Path and query, to return to after sign-in. */
  full: string;
  mode: string | null;
  signedIn: boolean;
  role: Role;
  /** Redirect target of a signed-in visitor who opens the sign-in page. */
  home: string;
};

/** Where a request is redirected instead of the page, and the notice shown there. */
type Redirection = { to: string; notice?: "sin-permiso" };

/** Undefined when the request is allowed. Pages check again. */
export function guardVisit({ path, full, mode, signedIn, role, home }: Visit): Redirection | undefined {
  if (needsLogin(path) && !signedIn) return { to: loginPath(full) };
  if (needsStaff(path) && !isStaff(role)) return { to: "/", notice: "sin-permiso" };
  if (needsAdmin(path) && !canChangeSettings(role)) return { to: "/dashboard", notice: "sin-permiso" };
  if (path === "/auth" && signedIn && mode !== NEW_PASSWORD_MODE) return { to: home };
  return undefined;
}
