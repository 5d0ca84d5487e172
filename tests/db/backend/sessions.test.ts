import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";
import { testBackend } from "../../support/backend.ts";
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
