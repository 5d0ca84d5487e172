import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { hasBearer } from "@/lib/core/bearer";
import { env } from "@/lib/core/env";
import { type Refusal, refusalOf } from "@/lib/core/refusal";
import { FORBIDDEN } from "@/lib/core/refusal-texts";
import { Failure, type FailureCode } from "@/lib/core/result";
import { type Access, authorise, type Caller, type Dependencies, type RateLimits } from "./action-builder";

/**
 * Who may call. `open`: anybody, without loading the user (row-level security may still use the session's token);
 * `program`: external programs, which send no cookies; `scheduler`: jobs with the shared secret.
 */
type RouteAccess<Role extends string> = Access<Role> | Unnamed;

type Unnamed = "open" | "program" | "scheduler";

type RouteCaller<User, As> = As extends Unnamed ? null : Caller<User, As>;

type Context = { params: Promise<Record<string, string | string[] | undefined>> };

type Options<Schema extends z.ZodType, User, Role extends string, As extends RouteAccess<Role>> = {
  /** Name for the log and the rate limit. */
  name: string;
  access: As;
  /** Schema of query and path parameters together; without it they are passed as strings. */
  schema?: Schema;
  /** Unauthorised callers get 404 instead of 403. */
  isHidden?: boolean;
  /** Rejects cross-site requests. Writes always do, except for programs and the scheduler. */
  sameOrigin?: boolean;
  rateLimit?: RateLimits | ((user: RouteCaller<User, As>) => RateLimits);
  /** Text of the 404 when `run` returns null or a parameter is invalid. */
  missing?: string;
  /** Text of unexpected errors. */
  failed?: string;
  /** A Response, or data sent as JSON. Responses are no-store unless they set Cache-Control. */
  run: (
    input: z.output<Schema>,
    call: { user: RouteCaller<User, As>; request: Request },
  ) => Promise<Response | object | null>;
};

const STATUS: Record<FailureCode, number> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  gone: 410,
  too_large: 413,
  conflict: 409,
  rate_limited: 429,
  unavailable: 503,
  unexpected: 500,
};
const RETRY_SECONDS = 10;
const MISSING = "No encontrado";

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

/** Cookies are sent with cross-site requests too, so the browser must report the same origin. */
function requireSameOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  // A typed URL has no origin site; old browsers send no Sec-Fetch-Site.
  const isOurs = isRead(request)
    ? site === null || site === "same-origin" || site === "none"
    : site === "same-origin" ||
      (site === null && request.headers.get("origin") === new URL(env().SITE_URL).origin);
  if (!isOurs) throw new Failure("forbidden", FORBIDDEN);
}

export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: new URL(path, env().SITE_URL).href } });
}

type RouteDependencies<User, Role> = Dependencies<User, Role> & {
  /** URL of the sign-in page with the return path. */
  signInPath: (request: Request) => string;
};

/**
 * Builds defineRoute: same origin, session, role, rate limit, schema, errors, headers, logging. A Failure becomes the
 * response; any other error is a bug: `failed` with a reference number.
 */
export function createRouteBuilder<User, Role extends string>(deps: RouteDependencies<User, Role>) {
  return function defineRoute<
    const As extends RouteAccess<Role>,
    Schema extends z.ZodType = z.ZodRecord<z.ZodString, z.ZodString>,
  >(options: Options<Schema, User, Role, As>) {
    const { name, access, schema, isHidden = false, missing, failed } = options;
    const notFound = () => new Failure("not_found", missing ?? MISSING);

    async function callerOf(request: Request): Promise<User | null> {
      const isForPrograms = access === "scheduler" || access === "program";
      if (options.sameOrigin || !(isForPrograms || isRead(request))) requireSameOrigin(request);
      if (access === "scheduler" && !hasBearer(request.headers, env().REVALIDATE_SECRET))
        throw new Failure("unauthenticated", FORBIDDEN);
      if (isForPrograms || access === "open") return null;
      return authorise(deps, access as Access<Role>).catch((error: unknown) => {
        throw isHidden && isRefused(error) ? notFound() : error;
      });
    }

    async function answer(request: Request, url: URL, context?: Context): Promise<Response> {
      const user = (await callerOf(request)) as RouteCaller<User, As>;
      const { rateLimit: limit } = options;
      if (limit)
        await deps.requireLimit(
          name,
          user,
          typeof limit === "function" ? limit(user) : (limit as RateLimits),
        );
      const raw = { ...Object.fromEntries(url.searchParams), ...(await context?.params) };
      const parsed = schema?.safeParse(raw);
      if (parsed?.success === false)
        throw missing ? notFound() : new Failure("invalid", "La dirección no está completa.");
      const result = await options.run((parsed?.data ?? raw) as z.output<Schema>, { user, request });
      if (result === null) throw notFound();
      return result instanceof Response ? result : Response.json(result);
    }

    return async (request: Request, context?: Context): Promise<Response> => {
      // Before the try block: at build time, reading the request throws the framework's own signal.
      const url = new URL(request.url);
      const response = await answer(request, url, context).catch((error: unknown) => {
        unstable_rethrow(error);
        return refuse(request, refusalOf("route", name, error, failed), deps.signInPath);
      });
      if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
      return response;
    };
  };
}

function isRefused(error: unknown): boolean {
  return error instanceof Failure && (error.code === "unauthenticated" || error.code === "forbidden");
}

/** Pages get text or a redirect to sign-in; programs get JSON. */
function refuse(
  request: Request,
  { code, message, retryAfterSeconds }: Refusal,
  signInPath: (request: Request) => string,
): Response {
  const isPerson = request.headers.get("accept")?.includes("text/html") ?? false;
  if (isPerson && code === "unauthenticated") return seeOther(signInPath(request));
  const status = STATUS[code];
  const wait = retryAfterSeconds ?? (status === 503 ? RETRY_SECONDS : undefined);
  const init = { status, headers: wait ? { "retry-after": String(wait) } : undefined };
  return isPerson ? new Response(message, init) : Response.json({ code, message }, init);
}
