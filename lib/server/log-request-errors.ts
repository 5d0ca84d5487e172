import "server-only";
import { log, loggedPath } from "@/lib/core/log";

type Failed = { path: string; method: string };
type Where = { routePath: string; routeType: string };

/** Logs an error that the framework caught; `digest` is the reference that the page shows. */
export function logRequestError(error: unknown, { path, method }: Failed, where: Where): void {
  const digest = typeof error === "object" && error !== null && "digest" in error ? error.digest : undefined;
  log("error", "request.failed", {
    reference: digest,
    method,
    path: loggedPath(path),
    route: where.routePath,
    kind: where.routeType,
    cause: error,
  });
}
