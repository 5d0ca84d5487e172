import "server-only";
import { createActionBuilder } from "@/lib/core/action";
import { requireRateLimit } from "./rate-limit";
import type { Role } from "./roles";
import { getSessionUser, type SessionUser } from "./session";

/** The wrapper that builds every action of the site. */
export const defineAction = createActionBuilder<SessionUser, Role>({
  getUser: getSessionUser,
  hasRole: (user, roles) => roles.includes(user.role),
  requireLimit: requireRateLimit,
});
