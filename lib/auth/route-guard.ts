import { LIVE_FOLDERS } from "@/lib/core/live-folders";
import { NEW_PASSWORD_MODE } from "./recovery";
import { canChangeSettings, isStaff, type Role } from "./roles";

/** The sign-in screen, with the way back. */
export function loginPath(path: string): `/auth?next=${string}` {
  return `/auth?next=${encodeURIComponent(path)}`;
}

const under = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

export function needsLogin(path: string): boolean {
  return LIVE_FOLDERS.panel.some((folder) => under(path, `/${folder}`));
}

/** The slides' screen says itself that it is not for customers. */
export function needsStaff(path: string): boolean {
  return path !== "/admin/hero" && ["/dashboard/usuarios", "/admin"].some((folder) => under(path, folder));
}

/** Screens of those who decide about the shop itself. */
function needsAdmin(path: string): boolean {
  return ["/admin/configuracion", "/admin/auditoria"].some((folder) => under(path, folder));
}

type Visit = {
  path: string;
  /** The path with its query, to come back to. */
  full: string;
  mode: string | null;
  signedIn: boolean;
  role: Role;
  /** Where a signed-in visitor of the sign-in screen goes. */
  home: string;
};

/** Where a visit is sent instead of the page it asked for, and what it is told there. */
type Detour = { to: string; notice?: "sin-permiso" };

/** Undefined when the visit may stay. Pages check again. */
export function guardVisit({ path, full, mode, signedIn, role, home }: Visit): Detour | undefined {
  if (needsLogin(path) && !signedIn) return { to: loginPath(full) };
  if (needsStaff(path) && !isStaff(role)) return { to: "/", notice: "sin-permiso" };
  if (needsAdmin(path) && !canChangeSettings(role)) return { to: "/dashboard", notice: "sin-permiso" };
  if (path === "/auth" && signedIn && mode !== NEW_PASSWORD_MODE) return { to: home };
  return undefined;
}
