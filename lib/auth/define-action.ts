import "server-only";
import { createActionBuilder } from "./action-builder";
import { requireRateLimit } from "./rate-limit";
import type { Role } from "./roles";
import { getSessionUser, type SessionUser } from "./session";

/** How the action and route wrappers identify a caller. */
export const callers = {
  getUser: getSessionUser,
  idOf: ({ id }: SessionUser) => id,
  hasRole: (user: SessionUser, roles: readonly Role[]) => roles.includes(user.role),
  requireLimit: requireRateLimit,
};

/** The wrapper that builds every action of the site. */
export const defineAction = createActionBuilder<SessionUser, Role>(callers);
