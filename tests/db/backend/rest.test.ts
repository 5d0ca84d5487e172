import { beforeAll, describe, expect, test } from "vitest";
import { type SignedIn, testBackend } from "../../support/backend.ts";
import { FIXTURES } from "./fixtures.ts";

const backend = await testBackend({ migrations: FIXTURES });
let ana: SignedIn;

beforeAll(async () => {
  ana = await backend.signIn("ana@example.com", { username: "ana" });
  await backend.database
    .sql`insert into public.products (sku, name, price, stock) values ('ps5', 'Control PS5', 350000.50, 2)`;
});

describe("grants of the migrations", () => {
  test("keeps what was revoked, also after requests were served", async () => {
    expect((await backend.anon.from("profiles").select()).status).toBe(401);
    expect((await backend.anon.rpc("staff_only")).status).toBe(401);
    expect((await ana.client.rpc("staff_only")).status).toBe(403);
    const [grants] = await backend.database
      .sql`select has_table_privilege('anon', 'public.profiles', 'update') as open`;
    expect(grants?.open).toBe(false);
  });

  test("does not mix the roles of requests that run at once", async () => {
    const pairs = Array.from({ length: 25 }, () => [
      backend.anon.from("profiles").select("id"),
      backend.service.from("profiles").select("id"),
    ]);
    const answers = await Promise.all(pairs.flat());
    answers.forEach((answer, at) => {
      if (at % 2 === 0) expect(answer.error?.code).toBe("42501");
      else expect(answer.data?.length).toBeGreaterThan(0);
    });
  });
});

test.each([
  ["P0001", 400],
  ["23505", 409],
  ["28000", 403],
  ["40001", 500],
  ["53300", 503],
])("answers SQLSTATE %s with %i", async (code, status) => {
  const { status: answered, error } = await backend.anon.rpc("raise_error", { p_code: code });
  expect([answered, error?.code]).toEqual([status, code]);
});

describe("the address", () => {
  test("exposes neither schema nor configuration", async () => {
    for (const path of ["/_system/info", "/_system/config", "/_system/introspect", "/"]) {
      expect((await fetch(backend.url + path)).status, path).toBe(404);
    }
  });

  test("refuses a request without a key or with a wrong one", async () => {
    expect((await fetch(`${backend.url}/rest/v1/products`)).status).toBe(401);
    expect(
      (await fetch(`${backend.url}/rest/v1/products`, { headers: { apikey: "sb_publishable_otra" } })).status,
    ).toBe(401);
  });
});

describe("limits of hosted projects", () => {
  test("end a statement of a guest after three seconds, of others after eight", async () => {
    const limits = await Promise.all(
      [backend.anon, ana.client, backend.service].map(
        async (client) => (await client.rpc("time_limit")).data,
      ),
    );
    expect(limits).toEqual(["3s", "8s", "8s"]);
  });

  test("end a function's statement when the function says so", async () => {
    const answer = await backend.anon.rpc("sleep_with_own_limit", { p_seconds: 30 });
    expect(answer).toMatchObject({ status: 500, error: { code: "57014" } });
  });

  test("return a thousand rows at most, of tables and of functions", async () => {
    await backend.database.sql`
      insert into public.products (sku, name, price) select 'many-' || n, 'Muchos', 1 from generate_series(1, 1001) n`;
    const rows = await backend.anon.from("products").select("id").eq("name", "Muchos").limit(2000);
    const called = await backend.anon.rpc("numbers", { p_count: 1001 });
    await backend.database.sql`delete from public.products where name = 'Muchos'`;
    expect([rows.data?.length, called.data?.length]).toEqual([1000, 1000]);
  });

  test("reject changing or deleting all rows of a table without a filter", async () => {
    const updated = await backend.service.from("products").update({ stock: 0 }).order("id");
    const deleted = await backend.service.from("products").delete().select("id");
    expect([updated, deleted]).toMatchObject([
      { status: 400, error: { code: "21000", message: "UPDATE requires a WHERE clause" } },
      { status: 400, error: { code: "21000", message: "DELETE requires a WHERE clause" } },
    ]);
    const one = await backend.service.from("products").update({ stock: 2 }).eq("sku", "ps5").select("stock");
    expect(one.data).toEqual([{ stock: 2 }]);
  });
});
