import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestRecoveryAction, resendConfirmationAction, signUpAction } from "@/lib/auth/actions";
import { newBrowser } from "../support/next-headers.ts";
import { testSite } from "../support/site.ts";

const MAILS = 2;
const site = await testSite({ authMailsAnHour: MAILS, mailPauseSeconds: 60 });

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  newBrowser({ "x-forwarded-for": "203.0.113.80" });
});
afterEach(() => void vi.restoreAllMocks());

const signUp = (email: string) => signUpAction({ email, password: "una-clave-larga", privacy: "on" });

test("the project's hourly mail limit is only logged, without an address; a person's own limit is not", async () => {
  const person = await site.person();
  const done = await requestRecoveryAction({ email: person.email });
  expect(await requestRecoveryAction({ email: person.email })).toEqual(done);
  const added = await signUp("primera@example.com");
  expect(await resendConfirmationAction({ email: "primera@example.com" })).toMatchObject({ ok: true });
  expect(lines).toEqual([]);

  const other = await site.person();
  expect(await requestRecoveryAction({ email: other.email })).toEqual(done);
  expect(await signUp("segunda@example.com")).toEqual(added);
  for (const email of [other.email, "segunda@example.com"])
    expect(site.backend.mailbox.list(email)).toEqual([]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: "auth.mails_exhausted", cause: { message: "email rate limit exceeded" } },
    { event: "auth.mails_exhausted" },
  ]);
  expect(lines.join()).not.toContain("@example.com");
});
