import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestBackend, KEYS, type TestBackend } from "../support/backend.ts";
import { FIXTURES } from "./fixtures.ts";

let backend: TestBackend;
const password = "una-clave-larga";

beforeAll(async () => {
  backend = await createTestBackend({
    migrations: FIXTURES,
    allowedRedirects: ["https://preview.example.com"],
  });
});
afterAll(() => backend.close());

const newestTo = (email: string) => {
  const mail = backend.mailbox.list(email)[0];
  if (!mail) throw new Error(`No mail to ${email}`);
  const link = new URL(mail.links[0] ?? "");
  return { ...mail, link, tokenHash: link.searchParams.get("token_hash") ?? "" };
};
const age = (email: string) =>
  backend.database
    .sql`update auth.users set confirmation_sent_at = now() - interval '2 seconds' where email = ${email}`;

describe("sign-up", () => {
  it("mails a link in Spanish that opens a session", async () => {
    const email = "nueva@example.com";
    const client = backend.client();
    const emailRedirectTo = "http://localhost:3000/dashboard?tab=pedidos&x=1";
    const signedUp = await client.auth.signUp({
      email,
      password,
      options: { data: { username: "nueva" }, emailRedirectTo },
    });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    const mail = newestTo(email);
    expect(mail.subject).toBe("Confirma tu correo en Aventura Gamer");
    expect(mail.text).toContain("Confirmar mi correo: http://localhost:3000/auth/confirm?token_hash=");
    expect(mail.link.searchParams.get("type")).toBe("signup");
    expect(mail.link.searchParams.get("next")).toBe(emailRedirectTo);

    const refused = await client.auth.signInWithPassword({ email, password });
    expect(refused.error?.code).toBe("email_not_confirmed");
    const verified = await client.auth.verifyOtp({ token_hash: mail.tokenHash, type: "email" });
    expect(verified.data.user?.email_confirmed_at).toBeTruthy();
    expect((await client.from("profiles").select("username")).data).toEqual([{ username: "nueva" }]);
    const again = await backend.client().auth.verifyOtp({ token_hash: mail.tokenHash, type: "email" });
    expect(again.error?.status).toBe(403);
  });

  it("takes the six-digit code too", async () => {
    const email = "codigo@example.com";
    await backend.client().auth.signUp({ email, password });
    const token = /\b\d{6}\b/.exec(newestTo(email).text)?.[0] ?? "";
    const verified = await backend.client().auth.verifyOtp({ email, token, type: "signup" });
    expect(verified.data.session?.user.email).toBe(email);
  });

  it("sends people only to known places", async () => {
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

  it("does not tell whether an address is taken", async () => {
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

  it("mails again to an address that is still waiting", async () => {
    const email = "espera@example.com";
    await backend.client().auth.signUp({ email, password });
    await age(email);
    const { error } = await backend.client().auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(backend.mailbox.list(email)).toHaveLength(2);
    expect(
      (await backend.client().auth.verifyOtp({ token_hash: newestTo(email).tokenHash, type: "signup" }))
        .error,
    ).toBeNull();
  });

  it("resends on request, not more than once a second", async () => {
    const email = "reenvio@example.com";
    const { auth } = backend.client();
    await auth.signUp({ email, password });
    const first = newestTo(email).tokenHash;
    expect((await auth.resend({ type: "signup", email })).error?.code).toBe("over_email_send_rate_limit");
    await age(email);
    const options = { emailRedirectTo: "http://localhost:3000/cart" };
    expect((await auth.resend({ type: "signup", email, options })).error).toBeNull();
    expect(newestTo(email).link.searchParams.get("next")).toBe(options.emailRedirectTo);
    expect((await auth.verifyOtp({ token_hash: first, type: "signup" })).error).not.toBeNull();
    expect(
      (await auth.verifyOtp({ token_hash: newestTo(email).tokenHash, type: "signup" })).error,
    ).toBeNull();
    expect((await auth.resend({ type: "signup", email: "nadie@example.com" })).error).toBeNull();
  });

  it("refuses a weak password and reports a failing trigger", async () => {
    const weak = await backend.client().auth.signUp({ email: "debil@example.com", password: "12345" });
    expect(weak.error?.code).toBe("weak_password");
    const options = { data: { username: "prohibido" } };
    const broken = await backend.client().auth.signUp({ email: "roto@example.com", password, options });
    expect(broken.error).toMatchObject({ status: 500, message: "Database error saving new user" });
    expect(backend.mailbox.list("roto@example.com")).toEqual([]);
  });
});

describe("recovery and magic link", () => {
  it("changes the password through the mail", async () => {
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
  });

  it("does not count an unknown address as confirmed before its link is used", async () => {
    const email = "magia@example.com";
    const client = backend.client();
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    const confirmed = () =>
      backend.database.sql`select email_confirmed_at from auth.users where email = ${email}`;
    expect((await confirmed())[0]?.email_confirmed_at).toBeNull();
    expect(
      (await client.auth.verifyOtp({ token_hash: newestTo(email).tokenHash, type: "magiclink" })).error,
    ).toBeNull();
    expect((await confirmed())[0]?.email_confirmed_at).not.toBeNull();
  });

  it("changes the address after a mail to the new one", async () => {
    const ana = await backend.signIn();
    const email = `nuevo-${ana.email}`;
    expect((await ana.client.auth.updateUser({ email })).error).toBeNull();
    const mail = newestTo(email);
    expect(mail.text).toContain(`de ${ana.email} a ${email}`);
    expect(
      (await ana.client.auth.verifyOtp({ token_hash: mail.tokenHash, type: "email_change" })).error,
    ).toBeNull();
    expect((await backend.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});

describe("requests without a key", () => {
  it.each(["signup", "resend", "otp"])("are refused by %s before anything happens", async (path) => {
    const email = `sin-llave-${path}@example.com`;
    const body = JSON.stringify({ email, password, type: "signup" });
    const headers = { "content-type": "application/json", apikey: `${KEYS.publishableKey}x` };
    expect((await fetch(`${backend.url}/auth/v1/${path}`, { method: "POST", body, headers })).status).toBe(
      401,
    );
    expect((await backend.database.sql`select from auth.users where email = ${email}`).count).toBe(0);
  });
});
