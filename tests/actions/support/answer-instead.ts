import { vi } from "vitest";

type Call = { address: string; key: string | null; body: unknown };
/** Answers a call, or fails; `real` makes the original call. */
type Work = (real: () => Promise<Response>, call: Call) => Promise<Response>;

/** Answers the site's calls to matching addresses by `work`; all others are unchanged. Returns the calls so far. */
export function answerInstead(addresses: RegExp, work: Work): Call[] {
  const real = globalThis.fetch;
  const calls: Call[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    if (!addresses.test(address)) return real(input, init);
    const call = { address, key: new Headers(init?.headers).get("x-idempotency-key"), body: init?.body };
    calls.push(call);
    return work(() => real(input, init), call);
  });
  return calls;
}

/** An answer with an error. */
export const failing =
  (status: number, body: unknown = { message: "down" }): Work =>
  async () =>
    Response.json(body, { status });
