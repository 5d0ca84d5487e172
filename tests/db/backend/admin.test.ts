import { describe, expect, test } from "vitest";
import { testBackend } from "../../support/backend.ts";
import { FIXTURES } from "./fixtures.ts";

const backend = await testBackend({ migrations: FIXTURES });
const password = "una-clave-larga";

describe("admin API", () => {
  test("creates, reads, changes, lists and deletes people", async () => {
    await backend.signIn();
    const { admin } = backend.service.auth;
    const email = "admin-api@example.com";
    const made = await admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { username: "api" },
    });
    const id = made.data.user?.id ?? "";
    expect(made.data.user).toMatchObject({
      email,
      user_metadata: { username: "api" },
      identities: [{ provider: "email" }],
    });
    expect((await admin.createUser({ email })).error?.code).toBe("email_exists");
    expect((await admin.getUserById(id)).data.user?.email).toBe(email);
    await admin.updateUserById(id, {
      password: "cambiada",
      user_metadata: { phone: "300" },
      app_metadata: { staff: true },
    });
    const signedIn = await backend.client().auth.signInWithPassword({ email, password: "cambiada" });
    expect(signedIn.data.user).toMatchObject({
      user_metadata: { username: "api", phone: "300" },
      app_metadata: { staff: true },
    });
    const page = await admin.listUsers({ page: 1, perPage: 1 });
    expect(page.data).toMatchObject({ users: [{ id }], nextPage: 2 });
    expect(page.data).toHaveProperty("total", (await backend.database.sql`select from auth.users`).count);
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error?.code).toBe("user_not_found");
    expect((await backend.database.sql`select from public.profiles where id = ${id}`).count).toBe(0);
  });

  test("is closed to the publishable key, with or without a session", async () => {
    const { client, id } = await backend.signIn();
    for (const { auth } of [backend.anon, client]) {
      expect((await auth.admin.listUsers()).error?.status).toBe(403);
      expect((await auth.admin.deleteUser(id)).error?.status).toBe(403);
    }
    const bare = await fetch(`${backend.url}/auth/v1/admin/users`);
    expect(bare.status).toBe(401);
    expect((await backend.service.auth.admin.getUserById(id)).data.user?.id).toBe(id);
  });
});
