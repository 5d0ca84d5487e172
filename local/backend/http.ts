import type { App } from "@supabase/lite";
import type { AuthContext } from "./auth/context.ts";
import { type GoogleAccount, handleGoogle } from "./auth/google.ts";
import { handleAuth } from "./auth/handler.ts";
import { handleStorage } from "./storage/handler.ts";

const API = /^\/(auth|rest|storage)\/v1(\/|$)/;
const LARGEST_BODY = 64 * 1024 * 1024;
const EXPOSED =
  "Content-Range,Content-Location,Preference-Applied,Content-Disposition,ETag,X-Total-Count,Link";

interface HandlerOptions {
  app: App;
  auth: AuthContext;
  googleAccounts: GoogleAccount[];
}

/** lite serves /auth/v1 without CORS headers. */
function preflight(request: Request): Response {
  const wanted = request.headers.get("access-control-request-headers") ?? "*";
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET,POST,PATCH,PUT,DELETE,OPTIONS,HEAD",
      "access-control-allow-headers": wanted,
      "access-control-max-age": "86400",
    },
  });
}

function withCors(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("access-control-allow-origin", "*");
  headers.set("access-control-expose-headers", EXPOSED);
  return new Response(response.body, { status: response.status, headers });
}

async function health({ connection }: AuthContext): Promise<Response> {
  const ok = await connection.query("select 1").then(
    () => true,
    () => false,
  );
  return Response.json({ ok }, { status: ok ? 200 : 503 });
}

/** Query parameters of PostgREST that select no rows. */
const NO_FILTER = /^(apikey|columns|limit|offset|on_conflict|order|select)$|\.(limit|offset|order)$/;

/** Hosted projects load the extension safeupdate for the API. */
function refuseWithoutFilter({ method, url }: Request): Response | null {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.startsWith("/rest/v1/") || !["PATCH", "DELETE"].includes(method)) return null;
  if ([...searchParams.keys()].some((name) => !NO_FILTER.test(name))) return null;
  const message = `${method === "PATCH" ? "UPDATE" : "DELETE"} requires a WHERE clause`;
  return Response.json({ code: "21000", details: null, hint: null, message }, { status: 400 });
}

/** HTTP handler of the backend. */
export function createHandler({
  app,
  auth,
  googleAccounts,
}: HandlerOptions): (request: Request) => Promise<Response> {
  const forward = (request: Request) => app.fetch(request);
  return async (incoming) => {
    const { pathname } = new URL(incoming.url);
    if (incoming.method === "OPTIONS") return preflight(incoming);
    if (pathname === "/health") return health(auth);
    const chooser = handleGoogle(incoming, auth.apiUrl, googleAccounts);
    if (chooser) return chooser;
    // lite also serves /_system, with schema and configuration, without authentication.
    if (!API.test(pathname)) return new Response("Not found", { status: 404 });
    if (Number(incoming.headers.get("content-length")) > LARGEST_BODY)
      return new Response("Too large", { status: 413 });
    const request = await auth.signing.forLite(incoming);
    if (pathname.startsWith("/auth/v1/")) return withCors(await handleAuth(request, forward, auth));
    if (pathname.startsWith("/storage/v1/")) return withCors(await handleStorage(request, forward));
    return withCors(refuseWithoutFilter(request) ?? (await forward(request)));
  };
}
