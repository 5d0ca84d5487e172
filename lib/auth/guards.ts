import "server-only";
import { redirect } from "next/navigation";
import type { Role } from "./roles";
import { loginPath } from "./route-guard";
import { getSessionUser, type SessionUser } from "./session";

/** The person, or the sign-in screen. `path` is where they come back to afterwards. */
export async function requireUser(path = "/dashboard"): Promise<SessionUser> {
  const user = await getSessionUser();
  if (!user) redirect(loginPath(path));
  return user;
}

/** The person when their role is in the list; others go to `redirectTo`. */
export async function requireRole(
  roles: readonly Role[],
  { path = "/dashboard", redirectTo = "/" }: { path?: string; redirectTo?: "/" | "/dashboard" } = {},
): Promise<SessionUser> {
  const user = await requireUser(path);
  if (!roles.includes(user.role)) redirect(redirectTo);
  return user;
}
