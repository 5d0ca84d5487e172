import "server-only";
import { env } from "@/lib/core/env";
import { callers } from "./define-action";
import { safeNext } from "./next-path";
import type { Role } from "./roles";
import { createRouteBuilder } from "./route-builder";
import { loginPath } from "./route-guard";
import type { SessionUser } from "./session";

/** The wrapper that builds every route handler of the site. */
export const defineRoute = createRouteBuilder<SessionUser, Role>({
  ...callers,
  // Redirects back to the page that links to this route.
  signInPath: ({ headers }) => loginPath(safeNext(headers.get("referer"), env().SITE_URL)),
});
