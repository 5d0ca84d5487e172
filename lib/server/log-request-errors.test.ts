import { afterEach, expect, test, vi } from "vitest";
import { logRequestError } from "./log-request-errors";

afterEach(() => vi.restoreAllMocks());

test("the reference that a failed page shows is in the log, with the path but not what opens it", () => {
  const written = vi.spyOn(console, "error").mockReturnValue();
  const error = Object.assign(new Error("falló"), { digest: "2938475610" });
  logRequestError(
    error,
    { path: "/pedido/0a1b2c?x=1", method: "GET" },
    { routePath: "/(site)/pedido/[token]", routeType: "render" },
  );
  expect(JSON.parse(String(written.mock.lastCall?.[0]))).toMatchObject({
    event: "request.failed",
    reference: "2938475610",
    path: "/pedido/[oculto]",
    route: "/(site)/pedido/[token]",
    kind: "render",
    cause: { message: "falló" },
  });
});
