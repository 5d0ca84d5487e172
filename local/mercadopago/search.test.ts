import { expect, test } from "vitest";
import type { listInstallments } from "./catalogue.ts";
import type { SearchAnswer } from "./search.ts";
import { shareClient, startClient } from "./test-client.ts";

type Plans = [ReturnType<typeof listInstallments>];

test("payments are filtered, sorted, paged and limited to a range of dates; invalid input is rejected", async () => {
  let now = Date.parse("2026-11-20T12:00:00-04:00");
  const client = await startClient({ now: () => now });
  const ids: number[] = [];
  for (const [name, external_reference] of [
    ["APRO", "a"],
    ["OTHE", "a"],
    ["APRO", "b"],
  ] as const) {
    ids.push((await client.charge(name, { external_reference })).id);
    now += 3_600_000;
  }
  const [first, second, third] = ids;
  const search = async (query: string) =>
    (await client.call<SearchAnswer & { status: number }>("GET", `/v1/payments/search?${query}`)).body;
  const range = "begin_date=2026-11-20T12:30:00.000-04:00&end_date=2026-11-20T13:30:00.000-04:00";
  for (const [query, found] of [
    ["", [third, second, first]],
    ["external_reference=a&sort=date_created&criteria=asc", [first, second]],
    ["external_reference=a&status=approved", [first]],
    ["external_reference=none", []],
    ["criteria=asc&limit=1&offset=1", [second]],
    [`range=date_created&${range}`, [second]],
    ["begin_date=NOW-90MINUTES&end_date=NOW", [third]],
    ["range=date_approved&begin_date=NOW-2HOURS", [third]],
  ] as const)
    expect(
      (await search(query)).results.map(({ id }) => id),
      query,
    ).toEqual(found);
  expect((await search("limit=1&offset=1")).paging).toEqual({ total: 3, limit: 1, offset: 1 });
  for (const query of ["sort=price", "range=price", "begin_date=yesterday", "limit=1001", "offset=-1"])
    expect((await search(query)).status, query).toBe(400);
});

const { call } = await shareClient();

test("the method of a card is found by its first digits, and the document types are listed", async () => {
  const find = async (bin: string) => {
    const { body } = await call<{ results: { id: string }[] }>(
      "GET",
      `/v1/payment_methods/search?bins=${bin}`,
    );
    return body.results.map(({ id }) => id).join();
  };
  const bins = ["52541336", "40135406", "49151120", "37437818", "60111111"];
  expect(await Promise.all(bins.map(find))).toEqual(["master", "visa", "debvisa", "amex", ""]);
  const { body } = await call<{ id: string }[]>("GET", "/v1/identification_types");
  expect(body.map(({ id }) => id)).toEqual(["CC", "CE", "NIT", "Otro"]);
});

test("instalments add up; a debit card has one", async () => {
  const plans = async (amount: string, bin: string) =>
    await call<Plans>("GET", `/v1/payment_methods/installments?amount=${amount}&bin=${bin}`);
  const costs = (await plans("100000", "40135406")).body[0].payer_costs;
  expect(costs.find(({ installments }) => installments === 3)).toMatchObject({
    installment_amount: 33_334,
    total_amount: 100_000,
    installment_rate: 0,
    recommended_message: "3 cuotas de $ 33.334",
  });
  expect((await plans("100000", "49151120")).body[0].payer_costs).toHaveLength(1);
  expect((await plans("x", "40135406")).status).toBe(400);
});
