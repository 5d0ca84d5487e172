import "server-only";
import { redirect } from "next/navigation";
import type { Role } from "./roles";
import { loginPath } from "./route-guard";
import { getSessionUser, type SessionUser } from "./session";

/** Returns the user or redirects to sign-in. `path` is where to return afterwards. */
export async function requireUser(path = "/dashboard"): Promise<SessionUser> {
  const user = await getSessionUser();
  if (!user) redirect(loginPath(path));
  return user;
}

/** Returns the user when their role is in the list; redirects to `redirectTo` otherwise. */
export async function requireRole(
  roles: readonly Role[],
  { path = "/dashboard", redirectTo = "/" }: { path?: string; redirectTo?: "/" | "/dashboard" } = {},
): Promise<SessionUser> {
  const user = await requireUser(path);
  if (!roles.includes(user.role)) redirect(redirectTo);
  return user;
}
