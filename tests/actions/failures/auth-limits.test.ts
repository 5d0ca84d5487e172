import { beforeEach, describe, expect, test } from "vitest";
import { POST as openLink } from "@/app/(auth)/auth/abrir/route";
import {
  requestRecoveryAction,
  resendConfirmationAction,
  signInAction,
  signUpAction,
} from "@/lib/auth/actions";
import { requirePassword } from "@/lib/auth/require-password";
import { serverClient } from "@/lib/supabase/server";
import { newBrowser } from "../support/next-headers.ts";
import { SITE, testSite } from "../support/site.ts";

const BURST = 6;
const HOSTILE = { "x-forwarded-for": "203.0.113.10" };
const OTHER = { "x-forwarded-for": "203.0.113.20" };

const site = await testSite({ authCallsPerAddress: BURST, mailPauseSeconds: 60 });
const person = await site.person();
beforeEach(() => site.db.sql`delete from public.rate_limits`);

const guess = (n: number) => signInAction({ email: `nadie${n}@example.com`, password: "no-es-esta" });

/** Duration of the rejection in milliseconds. */
async function timed(email: string): Promise<number> {
  newBrowser(OTHER);
  const began = performance.now();
  expect(await signInAction({ email, password: "no-es-esta" })).toMatchObject({
    reason: "invalid_credentials",
  });
  return performance.now() - began;
}

test("a refused sign-in takes as long for an unknown address as for a known one", async () => {
  for (const email of [person.email, "nadie@example.com"]) expect(await timed(email)).toBeGreaterThan(590);
});

test("a sign-up, a resent mail and a forgotten password have the same response and duration for a taken address", async () => {
  const ask = async (email: string, place: string) => {
    newBrowser({ "x-forwarded-for": place });
    const answers = [];
    for (const call of [
      () => signUpAction({ email, password: "una-clave-larga", privacy: "on" }),
      () => resendConfirmationAction({ email }),
      () => requestRecoveryAction({ email }),
    ]) {
      const began = performance.now();
      answers.push(await call());
      expect(performance.now() - began).toBeGreaterThan(980);
    }
    return answers;
  };
  const taken = await ask((await site.person()).email, "203.0.113.60");
  expect(await ask("nueva@example.com", "203.0.113.61")).toEqual(taken);
  expect(taken.map(({ ok }) => ok)).toEqual([true, true, true]);
});

describe("Auth, which counts by address", () => {
  test("serves all others when one visitor has used up their calls", async () => {
    newBrowser(HOSTILE);
    const answers = [];
    for (let n = 0; n < BURST + 2; n += 1) answers.push(await guess(n));
    const reasons = answers.map((answer) => (answer.ok ? "" : answer.reason));
    expect(reasons).toEqual([
      ...Array(BURST).fill("invalid_credentials"),
      ...Array(2).fill("over_request_rate_limit"),
    ]);
    newBrowser(OTHER);
    expect(await signInAction({ email: person.email, password: person.password })).toMatchObject({
      ok: true,
    });
    newBrowser(OTHER);
    await expect(requirePassword(person.email, person.password, "password")).resolves.toBeUndefined();
    const { data } = await serverClient().auth.getUser();
    expect(data.user).toBeNull();
  });

  test("lets all others change their account when one person has changed theirs too often", async () => {
    const other = await site.person();
    const change = async () => (await serverClient().auth.updateUser({ data: { n: 1 } })).error?.code;
    await site.visitAs(person, "203.0.113.70");
    const codes = [];
    for (let n = 0; n < BURST + 1; n += 1) codes.push(await change());
    expect(codes).toEqual([...Array(BURST).fill(undefined), "over_request_rate_limit"]);
    await site.visitAs(other, "203.0.113.71");
    expect(await change()).toBeUndefined();
  });

  test("does not trust a client address sent without the secret key", async () => {
    const asVisitor = (address: string) =>
      fetch(`${site.backend.url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: {
          apikey: "sb_publishable_test",
          "content-type": "application/json",
          "sb-forwarded-for": address,
        },
        body: JSON.stringify({ email: "nadie@example.com", password: "no-es-esta" }),
      });
    const statuses = [];
    for (let n = 0; n < BURST + 1; n += 1) statuses.push((await asVisitor(`198.51.100.${n}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test("the secret key grants the person nothing more: a guest stays a guest", async () => {
    newBrowser({ "x-forwarded-for": "203.0.113.30" });
    const guest = serverClient();
    expect((await guest.from("orders").select("id")).data ?? []).toEqual([]);
    expect((await guest.auth.getUser()).error).not.toBeNull();
    expect((await guest.auth.admin.listUsers()).data.users).toEqual([]);
  });
});

describe("links of mails", () => {
  test("can be tried ten times a minute from one client address", async () => {
    newBrowser({ "x-forwarded-for": "203.0.113.40" });
    const open = () =>
      openLink(
        new Request(`${SITE}/auth/abrir`, {
          method: "POST",
          headers: { origin: SITE },
          body: new URLSearchParams({ type: "signup", token_hash: "abc" }),
        }),
      );
    for (let n = 0; n < 10; n += 1) expect((await open()).status).toBe(303);
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("Espera un minuto");
  });

  test("are sent to one mailbox once a minute", async () => {
    newBrowser({ "x-forwarded-for": "203.0.113.50" });
    const answers = [];
    for (let n = 0; n < 3; n += 1) answers.push(await requestRecoveryAction({ email: person.email }));
    expect(site.backend.mailbox.list(person.email)).toHaveLength(1);
    const stranger = await requestRecoveryAction({ email: "nadie@example.com" });
    expect(answers).toEqual([stranger, stranger, stranger]);
    expect(stranger.ok).toBe(true);
  });
});
