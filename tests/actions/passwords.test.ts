import { describe, expect, test } from "vitest";
import { requestRecoveryAction, setNewPasswordAction, signUpAction } from "@/lib/auth/actions";
import { openMailLink } from "@/lib/auth/links";
import { getSessionUser } from "@/lib/auth/session";
import { changePasswordAction } from "@/lib/users/actions";
import { testSite } from "./support/site.ts";

const site = await testSite();

const opens = async (email: string, password: string) =>
  (await site.backend.client().auth.signInWithPassword({ email, password })).error === null;

describe("a new password with the old one", () => {
  test("is valid, keeps this browser signed in and ends every other session", async () => {
    const person = await site.person();
    const elsewhere = site.backend.client();
    await elsewhere.auth.signInWithPassword(person);
    await site.visitAs(person);
    const answer = await changePasswordAction({ current: person.password, password: "otra-clave-larga" });
    expect(answer).toMatchObject({ ok: true });
    expect((await getSessionUser())?.id).toBe(person.id);
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    expect(await opens(person.email, person.password)).toBe(false);
    expect(await opens(person.email, "otra-clave-larga")).toBe(true);
  });

  test("ends the rights of other browsers at once, though their tokens are valid for an hour", async () => {
    const person = await site.person();
    const owner = site.backend.client();
    await owner.auth.signInWithPassword(person);
    await site.visitAs(person);
    expect((await getSessionUser())?.id).toBe(person.id);
    expect((await owner.auth.signOut({ scope: "others" })).error).toBeNull();
    expect(await getSessionUser()).toBeNull();
    const change = { current: person.password, password: "la-de-quien-roba" };
    expect(await changePasswordAction(change)).toMatchObject({ ok: false, code: "unauthenticated" });
  });

  test("is valid in a session of last week too", async () => {
    const person = await site.person();
    await site.visitAs(person);
    await site.db
      .sql`update auth.sessions set created_at = now() - interval '7 days' where user_id = ${person.id}`;
    const change = { current: person.password, password: "otra-clave-larga" };
    expect(await changePasswordAction(change)).toMatchObject({ ok: true });
    expect(await opens(person.email, "otra-clave-larga")).toBe(true);
  });
});

describe("a forgotten password", () => {
  const newestLink = (email: string) => {
    const { searchParams } = new URL(site.backend.mailbox.list(email)[0]?.links[0] ?? "");
    return Object.fromEntries(searchParams);
  };

  test("is replaced through the mailed link, without the old one, and once", async () => {
    const person = await site.person();
    await site.visitAs(null);
    expect(await requestRecoveryAction({ email: person.email })).toMatchObject({ ok: true });
    expect(await openMailLink(newestLink(person.email))).toBe("/auth?modo=nueva-contrasena");
    // Rejected by the rules of passwords: the link stays usable.
    expect(await setNewPasswordAction({ password: "12345678" })).toMatchObject({
      ok: false,
      code: "invalid",
    });
    expect(await setNewPasswordAction({ password: "recien-elegida" })).toMatchObject({ ok: true });
    expect(await opens(person.email, "recien-elegida")).toBe(true);
    expect(await setNewPasswordAction({ password: "otra-mas-todavia" })).toMatchObject({ code: "forbidden" });
    expect(await opens(person.email, "recien-elegida")).toBe(true);
  });

  test("is not set an hour after the link was opened", async () => {
    const person = await site.person();
    await site.visitAs(null);
    await requestRecoveryAction({ email: person.email });
    await openMailLink(newestLink(person.email));
    await site.db.sql`update private.recovery_sessions r set opened_at = now() - interval '61 minutes'
      from auth.sessions s where s.id = r.session_id and s.user_id = ${person.id}`;
    expect(await setNewPasswordAction({ password: "demasiado-tarde" })).toMatchObject({ code: "forbidden" });
    expect(await opens(person.email, person.password)).toBe(true);
  });

  test("is not set in the session of a sign-up mail, nor of a password", async () => {
    await site.visitAs(null);
    const email = `registro-${Date.now()}@example.com`;
    await signUpAction({ email, password: "una-clave-larga", privacy: "on" });
    expect(await openMailLink(newestLink(email))).toBe("/");
    expect(await getSessionUser()).toMatchObject({ email });
    expect(await setNewPasswordAction({ password: "la-de-otra-persona" })).toMatchObject({
      code: "forbidden",
    });
    await site.visitAs(await site.person());
    expect(await setNewPasswordAction({ password: "la-de-otra-persona" })).toMatchObject({
      code: "forbidden",
    });
  });
});

test("an account is created with the evidence collected by the server", async () => {
  await site.visitAs(null);
  const email = `nueva-${Date.now()}@example.com`;
  const answer = await signUpAction({ email, password: "una-clave-larga", privacy: "on" } as never);
  expect(answer).toMatchObject({ ok: true });
  const rows = await site.db.sql`
    select c.kind, c.granted, c.ip <> '' as has_ip, c.user_agent from public.consents c
    join auth.users u on u.id = c.user_id where u.email = ${email}`;
  expect([...rows]).toEqual([
    { kind: "privacidad", granted: true, has_ip: true, user_agent: "Navegador de prueba" },
  ]);
});
