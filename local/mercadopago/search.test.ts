import { describe, expect, test } from "vitest";
import type { listInstallments } from "./catalogue.ts";
import type { SearchAnswer } from "./search.ts";
import { startClient } from "./test-client.ts";

type Plans = [ReturnType<typeof listInstallments>];

const START = Date.parse("2026-11-20T12:00:00-04:00");

async function seed() {
  let now = START;
  const client = await startClient({ now: () => now });
  const ids: number[] = [];
  for (const [name, reference] of [
    ["APRO", "a"],
    ["OTHE", "a"],
    ["APRO", "b"],
  ] as const) {
    ids.push((await client.charge(name, { external_reference: reference })).id);
    now += 3_600_000;
  }
  const search = async (query: string) => {
    const { body } = await client.call<SearchAnswer & { status: number }>(
      "GET",
      `/v1/payments/search?${query}`,
    );
    return { paging: body.paging, ids: body.results?.map(({ id }) => id), body };
  };
  return { ids, search };
}

describe("GET /v1/payments/search", () => {
  test("filters, sorts and pages", async () => {
    const { ids, search } = await seed();
    const [first, second, third] = ids;
    expect((await search("")).ids).toEqual([third, second, first]);
    expect((await search("external_reference=a&sort=date_created&criteria=asc")).ids).toEqual([
      first,
      second,
    ]);
    expect((await search("external_reference=a&status=approved")).ids).toEqual([first]);
    expect((await search("external_reference=none")).paging.total).toBe(0);
    const page = await search("criteria=asc&limit=1&offset=1");
    expect(page.ids).toEqual([second]);
    expect(page.paging).toEqual({ total: 3, limit: 1, offset: 1 });
  });

  test("keeps to a range of dates, also a relative one", async () => {
    const { ids, search } = await seed();
    const [, second, third] = ids;
    const range =
      "range=date_created&begin_date=2026-11-20T12:30:00.000-04:00&end_date=2026-11-20T13:30:00.000-04:00";
    expect((await search(range)).ids).toEqual([second]);
    expect((await search("begin_date=NOW-90MINUTES&end_date=NOW")).ids).toEqual([third]);
    expect((await search("range=date_approved&begin_date=NOW-2HOURS")).ids).toEqual([third]);
  });

  test.each(["sort=price", "range=price", "begin_date=yesterday", "limit=1001", "offset=-1"])(
    "refuses %s",
    async (query) => {
      const { search } = await seed();
      expect((await search(query)).body.status).toBe(400);
    },
  );
});

describe("catalogue", () => {
  test("tells the kinds of document", async () => {
    const { call } = await startClient();
    const { body } = await call<{ id: string }[]>("GET", "/v1/identification_types");
    expect(body.map(({ id }) => id)).toEqual(["CC", "CE", "NIT", "Otro"]);
  });

  test("finds the method of a card by its first digits", async () => {
    const { call } = await startClient();
    const find = async (bin: string) =>
      (
        await call<{ results: { id: string }[] }>("GET", `/v1/payment_methods/search?bins=${bin}`)
      ).body.results.map(({ id }) => id);
    expect(await find("52541336")).toEqual(["master"]);
    expect(await find("40135406")).toEqual(["visa"]);
    expect(await find("49151120")).toEqual(["debvisa"]);
    expect(await find("37437818")).toEqual(["amex"]);
    expect(await find("60111111")).toEqual([]);
    expect((await call("GET", "/v1/payment_methods")).body).toHaveLength(5);
  });

  test("lists banks and instalments that add up", async () => {
    const { call } = await startClient();
    const issuers = await call<unknown[]>(
      "GET",
      "/v1/payment_methods/card_issuers?payment_method_id=visa&bin=41111111",
    );
    expect(issuers.body.length).toBeGreaterThan(1);
    const { body } = await call<Plans>("GET", "/v1/payment_methods/installments?amount=100000&bin=40135406");
    const three = body[0].payer_costs.find((cost) => cost.installments === 3);
    expect(three).toMatchObject({ installment_amount: 33_334, total_amount: 100_000, installment_rate: 0 });
    expect(three?.recommended_message).toBe("3 cuotas de $ 33.334");
    const debit = await call<Plans>("GET", "/v1/payment_methods/installments?amount=100000&bin=49151120");
    expect(debit.body[0].payer_costs).toHaveLength(1);
    expect((await call("GET", "/v1/payment_methods/installments?amount=x&bin=40135406")).status).toBe(400);
  });
});
