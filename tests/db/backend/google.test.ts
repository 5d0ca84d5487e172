import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { testBackend } from "../../support/backend.ts";
import { FIXTURES } from "./fixtures.ts";

const accounts = [
  { email: "Gina@gmail.com", name: "Gina <3" },
  { email: "mario@gmail.com", name: "Mario" },
];
const backend = await testBackend({ migrations: FIXTURES, googleAccounts: accounts });

const hop = async (address: string) => {
  const response = await fetch(address, { redirect: "manual" });
  return new URL(response.headers.get("location") ?? "", address);
};

/** A client that remembers its code verifier, and the chooser page it is sent to. */
async function start() {
  const client = backend.client();
  Object.assign(client.auth, { flowType: "pkce" });
  const redirectTo = "http://localhost:3000/auth/callback?next=%2Fcart";
  const { data } = await client.auth.signInWithOAuth({
    provider: "google",
    options: { redirectTo, skipBrowserRedirect: true },
  });
  return { client, chooser: await hop(data.url ?? "") };
}

async function choose(chooser: URL, email: string): Promise<URL> {
  const choice = new URL(chooser);
  choice.searchParams.set("email", email);
  const callback = await hop(choice.href);
  return hop(callback.href);
}

test("signs in with PKCE and a code that works once", async () => {
  const { client, chooser } = await start();
  const back = await choose(chooser, "gina@gmail.com");
  expect(`${back.origin}${back.pathname}`).toBe("http://localhost:3000/auth/callback");
  expect(back.searchParams.get("next")).toBe("/cart");
  const code = back.searchParams.get("code") ?? "";
  expect((await backend.client().auth.exchangeCodeForSession(code)).error).not.toBeNull();

  const { data, error } = await client.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: "gina@gmail.com",
    user_metadata: { full_name: "Gina <3" },
    app_metadata: { provider: "google" },
  });
  expect(decodeJwt(data.session?.access_token ?? "")).toMatchObject({
    amr: [{ method: "oauth" }],
    user_role: "customer",
  });
  expect((await client.auth.exchangeCodeForSession(code)).error).not.toBeNull();
});

test("finds the same person again, and one who has a password already", async () => {
  const first = await start();
  const one = await first.client.auth.exchangeCodeForSession(
    (await choose(first.chooser, "otra@example.com")).searchParams.get("code") ?? "",
  );
  const second = await start();
  const two = await second.client.auth.exchangeCodeForSession(
    (await choose(second.chooser, "otra@example.com")).searchParams.get("code") ?? "",
  );
  expect(two.data.user?.id).toBe(one.data.user?.id);

  const { id, email } = await backend.signIn("clave@example.com");
  const third = await start();
  const linked = await third.client.auth.exchangeCodeForSession(
    (await choose(third.chooser, email)).searchParams.get("code") ?? "",
  );
  expect(linked.data.user?.id).toBe(id);
});

test("does not send people to an unknown site", async () => {
  const client = backend.client();
  const { data } = await client.auth.signInWithOAuth({
    provider: "google",
    options: { redirectTo: "https://evil.example/x", skipBrowserRedirect: true },
  });
  const back = await choose(await hop(data.url ?? ""), "mario@gmail.com");
  expect(back.origin).toBe("http://localhost:3000");
});
