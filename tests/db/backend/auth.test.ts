import { describe, expect, test } from "vitest";
import { KEYS, type SignedIn, testBackend } from "../../support/backend.ts";
import { FIXTURES } from "./fixtures.ts";

const backend = await testBackend({
  migrations: FIXTURES,
  allowedRedirects: ["https://preview.example.com"],
});
const password = "una-clave-larga";

const newestTo = (email: string) => {
  const mail = backend.mailbox.list(email)[0];
  if (!mail) throw new Error(`No mail to ${email}`);
  const link = new URL(mail.links[0] ?? "");
  return { ...mail, link, tokenHash: link.searchParams.get("token_hash") ?? "" };
};

describe("sign-up", () => {
  test("redirects only to allowed addresses", async () => {
    await backend.client().auth.signUp({
      email: "a@example.com",
      password,
      options: { emailRedirectTo: "https://evil.example/" },
    });
    expect(newestTo("a@example.com").link.searchParams.get("next")).toBe("http://localhost:3000");
    await backend.client().auth.signUp({
      email: "b@example.com",
      password,
      options: { emailRedirectTo: "https://preview.example.com/y" },
    });
    expect(newestTo("b@example.com").link.searchParams.get("next")).toBe("https://preview.example.com/y");
  });

  test("does not reveal whether an address is taken", async () => {
    const ana = await backend.signIn();
    const before = backend.mailbox.list(ana.email).length;
    const { data, error } = await backend.client().auth.signUp({ email: ana.email, password: "otra-clave" });
    expect(error).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(data.user?.id).not.toBe(ana.id);
    expect(backend.mailbox.list(ana.email)).toHaveLength(before);
    expect(
      (await backend.client().auth.signInWithPassword({ email: ana.email, password: "otra-clave" })).error
        ?.code,
    ).toBe("invalid_credentials");
  });
});

describe("recovery", () => {
  test("changes the password through the mail", async () => {
    const { email } = await backend.signIn();
    const client = backend.client();
    await client.auth.resetPasswordForEmail(email, { redirectTo: "http://localhost:3000/auth?modo=nueva" });
    const mail = newestTo(email);
    expect(mail.subject).toBe("Restablece tu contraseña de Aventura Gamer");
    expect(mail.link.searchParams.get("type")).toBe("recovery");
    const opened = await client.auth.verifyOtp({ token_hash: mail.tokenHash, type: "recovery" });
    expect(opened.error).toBeNull();
    expect((await client.auth.updateUser({ password: "clave-distinta" })).error).toBeNull();
    expect(
      (await backend.client().auth.signInWithPassword({ email, password: "clave-distinta" })).error,
    ).toBeNull();
    expect((await backend.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
      "invalid_credentials",
    );
    expect((await client.auth.resetPasswordForEmail("nadie@example.com")).error).toBeNull();
    const again = await backend.client().auth.verifyOtp({ token_hash: mail.tokenHash, type: "recovery" });
    expect(again).toMatchObject({ data: { session: null }, error: { code: "otp_expired" } });
  });

  test("ends after an hour: an older link opens nothing", async () => {
    const { email } = await backend.signIn();
    const client = backend.client();
    await client.auth.resetPasswordForEmail(email);
    await backend.database
      .sql`update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = ${email}`;
    const late = await client.auth.verifyOtp({ token_hash: newestTo(email).tokenHash, type: "recovery" });
    expect(late).toMatchObject({ data: { session: null }, error: { code: "otp_expired" } });
  });
});

describe("a session alone", () => {
  const put = async (person: { client: { auth: SignedIn["client"]["auth"] } }, body: object) => {
    const token = (await person.client.auth.getSession()).data.session?.access_token ?? "";
    const headers = {
      "content-type": "application/json",
      apikey: KEYS.publishableKey,
      authorization: `Bearer ${token}`,
    };
    const answer = await fetch(`${backend.url}/auth/v1/user`, {
      method: "PUT",
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, code: (await answer.json()).error_code };
  };
  const opens = async (email: string, word: string) =>
    (await backend.client().auth.signInWithPassword({ email, password: word })).error === null;
  const yesterday = (id: string) =>
    backend.database
      .sql`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${id}`;

  test("does not change the password", async () => {
    const ana = await backend.signIn();
    expect(await put(ana, { password: "la-de-quien-roba" })).toEqual({
      status: 400,
      code: "current_password_mismatch",
    });
    expect(await put(ana, { password: "la-de-quien-roba", current_password: "adivinada" })).toMatchObject({
      status: 400,
    });
    expect(await opens(ana.email, password)).toBe(true);
  });

  test("from yesterday must sign in again", async () => {
    const ana = await backend.signIn();
    await yesterday(ana.id);
    const change = { password: "clave-nueva-2", current_password: password };
    expect(await put(ana, change)).toEqual({ status: 400, code: "reauthentication_needed" });
    expect((await put(ana, { ...change, nonce: "000000" })).code).toBe("reauthentication_needed");
    expect(await opens(ana.email, password)).toBe(true);
  });

  test.each([
    ["the old address first", true],
    ["the new address first", false],
  ])("moves to another address when both say yes, %s", async (_, oldFirst) => {
    const ana = await backend.signIn();
    const email = `nuevo-${ana.email}`;
    expect((await ana.client.auth.updateUser({ email })).error).toBeNull();
    const mails = [newestTo(ana.email), newestTo(email)];
    for (const mail of mails) expect(mail.text).toContain(`de ${ana.email} a ${email}`);
    if (!oldFirst) mails.reverse();
    const [first, second] = mails.map(({ tokenHash }) => tokenHash);
    const { auth } = backend.client();
    const half = await auth.verifyOtp({ token_hash: first ?? "", type: "email_change" });
    expect(half).toMatchObject({ error: null, data: { session: null } });
    expect([await opens(ana.email, password), await opens(email, password)]).toEqual([true, false]);
    // The same confirmation twice does not count as two.
    expect((await auth.verifyOtp({ token_hash: first ?? "", type: "email_change" })).error).not.toBeNull();
    expect((await auth.verifyOtp({ token_hash: second ?? "", type: "email_change" })).error).toBeNull();
    expect([await opens(ana.email, password), await opens(email, password)]).toEqual([false, true]);
  });
});
