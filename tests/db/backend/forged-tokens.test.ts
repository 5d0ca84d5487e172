import {
  decodeJwt,
  decodeProtectedHeader,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { KEYS, type SignedIn, testBackend } from "../../support/backend.ts";

const backend = await testBackend();
let ana: SignedIn;
let token: string;
let claims: JWTPayload;

beforeAll(async () => {
  ana = await backend.signIn();
  token = (await ana.client.auth.getSession()).data.session?.access_token ?? "";
  claims = decodeJwt(token);
});

const signed = (payload: JWTPayload, secret = KEYS.jwtSecret) =>
  new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(secret));
const OTHER = "the-secret-of-another-project-which-is-long-enough";

const ask = (path: string, token: string, init: RequestInit = {}) =>
  fetch(`${backend.url}${path}`, {
    ...init,
    headers: {
      apikey: KEYS.publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
  });

describe("a token that Auth did not sign", () => {
  test.each([
    ["without a signature", () => Promise.resolve(new UnsecuredJWT(claims).encode())],
    ["of another project", () => signed(claims, OTHER)],
    ["of another project that says service_role", () => signed({ ...claims, role: "service_role" }, OTHER)],
    ["that is over", () => signed({ ...claims, exp: 1 })],
    [
      "of another key of the same kind",
      async () => {
        const { privateKey } = await generateKeyPair("ES256");
        const head = decodeProtectedHeader(token) as { alg: string };
        return new SignJWT({ ...claims, role: "service_role" }).setProtectedHeader(head).sign(privateKey);
      },
    ],
    [
      "whose claims were changed",
      async () => {
        const [head, , tail] = (await signed(claims)).split(".");
        const body = Buffer.from(JSON.stringify({ ...claims, role: "service_role" })).toString("base64url");
        return [head, body, tail].join(".");
      },
    ],
  ])("%s opens nothing", async (_, forge) => {
    const forged = await forge();
    expect((await ask("/rest/v1/profiles?select=id", forged)).status).toBe(401);
    expect((await ask("/rest/v1/rpc/own_orders", forged, { method: "POST", body: "{}" })).status).toBe(401);
    expect((await ask("/auth/v1/user", forged)).status).toBeGreaterThanOrEqual(400);
    const put = await ask("/auth/v1/user", forged, {
      method: "PUT",
      body: JSON.stringify({ password: "la-de-quien-roba" }),
    });
    expect(put.status).toBeGreaterThanOrEqual(400);
    expect(
      (await ask("/storage/v1/object/list/media", forged, { method: "POST", body: '{"prefix":""}' })).status,
    ).toBeGreaterThanOrEqual(400);
  });
});

describe("what a person may change about themselves", () => {
  test("cannot make anyone staff", async () => {
    const data = { role: "superadmin", app_metadata: { role: "admin" }, user_role: "superadmin" };
    expect((await ana.client.auth.updateUser({ data })).error).toBeNull();
    await ana.client.auth.refreshSession();
    expect((await ana.client.rpc("staff_overview")).error?.code).toBe("42501");
    expect((await ana.client.from("profiles").select("id")).data).toEqual([{ id: ana.id }]);
    const [row] = await backend.database.sql`select role from public.profiles where id = ${ana.id}`;
    expect(row?.role).toBe("cliente");
    const registered = await backend.client().auth.signUp({
      email: "jefa@example.com",
      password: "una-clave-larga",
      options: { data: { ...data, points: 1_000_000, level: 99 } },
    });
    expect(registered.error).toBeNull();
    const [fresh] = await backend.database
      .sql`select role, points from public.profiles where id = ${registered.data.user!.id}`;
    expect(fresh).toEqual({ role: "cliente", points: 0 });
  });

  test("changes in one's own profile only what is theirs to change: each column", async () => {
    const columns = await backend.database.sql<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'profiles'`;
    const written: string[] = [];
    for (const { name } of columns) {
      const { error } = await ana.client
        .from("profiles")
        .update({ [name]: null })
        .eq("id", ana.id);
      if (error?.code !== "42501") written.push(name);
    }
    expect(written.toSorted()).toEqual(["phone", "username"]);
  });
});
