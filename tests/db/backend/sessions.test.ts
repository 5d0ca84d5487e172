import { createClient } from "@supabase/supabase-js";
import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";
import { KEYS, testBackend } from "../../support/backend.ts";
import { FIXTURES } from "./fixtures.ts";

const backend = await testBackend({ migrations: FIXTURES });

describe("tokens", () => {
  test("carry the claims of hosted Auth and of the project's hook", async () => {
    const { client, id, email } = await backend.signIn();
    const token = (await client.auth.getSession()).data.session?.access_token ?? "";
    expect(decodeJwt(token)).toMatchObject({
      iss: `${backend.url}/auth/v1`,
      aud: "authenticated",
      role: "authenticated",
      sub: id,
      email,
      aal: "aal1",
      amr: [{ method: "password" }],
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: {},
      is_anonymous: false,
      user_role: "customer",
    });
    expect((await client.auth.getUser()).data.user?.id).toBe(id);
    expect((await client.auth.getClaims()).data?.claims.sub).toBe(id);
  });

  test("are verified without asking Auth, by the key that it shows", async () => {
    const { client, id } = await backend.signIn();
    const token = (await client.auth.getSession()).data.session?.access_token ?? "";
    const asked: string[] = [];
    const reader = createClient(backend.url, KEYS.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: "another" },
      global: {
        fetch: (input, init) => {
          asked.push(new URL(String(input)).pathname);
          return fetch(input, init);
        },
      },
    });
    const verified = [await reader.auth.getClaims(token), await reader.auth.getClaims(token)];
    expect(verified.map(({ data }) => [data?.header.alg, data?.claims.sub])).toEqual([
      ["ES256", id],
      ["ES256", id],
    ]);
    expect(asked).toEqual(["/auth/v1/.well-known/jwks.json"]);
    const [head, body] = token.split(".");
    const forged = `${head}.${body}.${Buffer.alloc(64, 1).toString("base64url")}`;
    expect((await reader.auth.getClaims(forged)).error?.message).toContain("signature");
  });

  test("keep the sign-in method when refreshed, and follow a changed role", async () => {
    const { client, id } = await backend.signIn();
    await backend.database.sql`update public.profiles set role = 'admin' where id = ${id}`;
    const { data } = await client.auth.refreshSession();
    expect(decodeJwt(data.session?.access_token ?? "")).toMatchObject({
      user_role: "admin",
      amr: [{ method: "password" }],
    });
  });

  test("give two refreshes at once the same successor", async () => {
    const { client } = await backend.signIn();
    const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? "";
    const both = await Promise.all([1, 2].map(() => backend.client().auth.refreshSession({ refresh_token })));
    expect(both.map(({ error }) => error)).toEqual([null, null]);
    expect(both[0]?.data.session?.refresh_token).toBe(both[1]?.data.session?.refresh_token);
  });

  test("end the session when an old refresh token comes back", async () => {
    const { client } = await backend.signIn();
    const tokenNow = async () => (await client.auth.getSession()).data.session?.refresh_token ?? "";
    const stolen = await tokenNow();
    await client.auth.refreshSession();
    await client.auth.refreshSession();
    const reused = await backend.client().auth.refreshSession({ refresh_token: stolen });
    expect(reused.error?.code).toBe("refresh_token_already_used");
    const owner = await backend.client().auth.refreshSession({ refresh_token: await tokenNow() });
    expect(owner.error?.code).toBe("refresh_token_already_used");
  });

  test("refuse to refresh after signing out", async () => {
    const { client } = await backend.signIn();
    const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? "";
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await backend.client().auth.refreshSession({ refresh_token })).error).not.toBeNull();
  });
});

test("the admin API is closed to the publishable key, with or without a session", async () => {
  const { client, id } = await backend.signIn();
  for (const { auth } of [backend.anon, client]) {
    expect((await auth.admin.listUsers()).error?.status).toBe(403);
    expect((await auth.admin.deleteUser(id)).error?.status).toBe(403);
  }
  expect((await fetch(`${backend.url}/auth/v1/admin/users`)).status).toBe(401);
  expect((await backend.service.auth.admin.getUserById(id)).data.user?.id).toBe(id);
});
