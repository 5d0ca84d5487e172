import { NEW_PASSWORD_MODE } from "./recovery";
import { isStaff, type Role } from "./roles";

/** The sign-in screen, with the way back. */
export function loginPath(path: string): `/auth?next=${string}` {
  return `/auth?next=${encodeURIComponent(path)}`;
}

const under = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

export function needsLogin(path: string): boolean {
  return ["/dashboard", "/servicios-tecnicos", "/admin"].some((folder) => under(path, folder));
}

/** The slides' screen says itself that it is not for customers. */
export function needsStaff(path: string): boolean {
  return path !== "/admin/hero" && ["/dashboard/usuarios", "/admin"].some((folder) => under(path, folder));
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

/** Where a visit is sent instead of the page it asked for; undefined when it may stay. Pages check again. */
export function guardVisit({ path, full, mode, signedIn, role, home }: Visit): string | undefined {
  if (needsLogin(path) && !signedIn) return loginPath(full);
  if (needsStaff(path) && !isStaff(role)) return "/";
  if (path === "/auth" && signedIn && mode !== NEW_PASSWORD_MODE) return home;
  return undefined;
}
