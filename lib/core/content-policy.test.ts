import { expect, test } from "vitest";
import { livePolicy } from "./content-policy";

const base = { nonce: "abc", backendUrl: "https://proyecto.supabase.co", development: false };
const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

test("scripts need the nonce, and nothing may frame or rebase the page", () => {
  const policy = livePolicy(base);
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
  expect(directive(policy, "connect-src")).toBe(
    "connect-src 'self' https://proyecto.supabase.co wss://proyecto.supabase.co",
  );
  expect(directive(policy, "frame-src")).toBe(
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
  );
  expect(directive(policy, "worker-src")).toBe("worker-src 'self'");
  for (const closed of [
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(closed);
});

test("a sandbox allows its own hosts and none of the real provider's", () => {
  const provider = { sdkUrl: "http://localhost:54330/js/v2", apiUrl: "http://localhost:54330" };
  const policy = livePolicy({ ...base, provider });
  expect(directive(policy, "frame-src")).toBe("frame-src 'self' http://localhost:54330");
  expect(directive(policy, "form-action")).toBe("form-action 'self' http://localhost:54330");
  expect(policy).not.toContain("mercadopago");
});

test("the real provider allows the hosts that its form needs", () => {
  const provider = {
    sdkUrl: "https://sdk.mercadopago.com/js/v2",
    apiUrl: "https://api.mercadopago.com",
  };
  expect(directive(livePolicy({ ...base, provider }), "script-src")).toContain("https://*.mlstatic.com");
});

test("the page of a card's bank may be framed and posted to, by payment pages alone, and over HTTPS alone", () => {
  const provider = { sdkUrl: "https://sdk.mercadopago.com/js/v2", apiUrl: "https://api.mercadopago.com" };
  const policy = livePolicy({ ...base, provider });
  expect(directive(policy, "frame-src")).toBe("frame-src 'self' https:");
  expect(directive(policy, "form-action")).toBe("form-action 'self' https:");
  // Nothing else is opened for it.
  for (const name of ["script-src", "connect-src", "img-src", "worker-src", "frame-ancestors"])
    expect(directive(policy, name)?.split(" "), name).not.toContain("https:");
});

test("evaluating text as code is for development only", () => {
  expect(livePolicy(base)).not.toContain("unsafe-eval");
  expect(livePolicy({ ...base, development: true })).toContain("'unsafe-eval'");
});
