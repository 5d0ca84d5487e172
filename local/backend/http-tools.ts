/** An incoming request, or the result of an earlier step. */
export type Forward = (request: Request) => Promise<Response>;

/** The same request with another body and URL. */
export function rewrite(
  request: Request,
  body: BodyInit,
  changes: { url?: string; headers?: Record<string, string> } = {},
): Request {
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  for (const [name, value] of Object.entries(changes.headers ?? {})) headers.set(name, value);
  return new Request(changes.url ?? request.url, { method: request.method, headers, body });
}

/** The same request with a JSON body. */
export function rewriteJson(request: Request, body: unknown, url?: string): Request {
  return rewrite(request, JSON.stringify(body), { url, headers: { "content-type": "application/json" } });
}

/** The same response with another JSON body. */
export function withJson(response: Response, body: unknown): Response {
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

/** The JSON object of a request; anything else counts as an empty one. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null);
  return typeof body === "object" && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {};
}

/** A string field of a JSON object; undefined for other types. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
