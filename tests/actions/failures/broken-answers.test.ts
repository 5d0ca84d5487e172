import { afterEach, describe, expect, test, vi } from "vitest";
import { PRODUCT_LIST } from "@/lib/catalog/staff/list";
import { getStaffProducts } from "@/lib/catalog/staff/queries";
import { parseListState } from "@/lib/core/list-state";
import { findAnything } from "@/lib/overview/find";
import { createRepairAction } from "@/lib/repairs/staff/actions";
import { getRepairForStaff } from "@/lib/repairs/staff/queries";
import { answerInstead, failing } from "../support/answer-instead.ts";
import { testSite } from "../support/site.ts";

const site = await testSite();
const customer = await site.person();
const staff = await site.person("employee");

afterEach(() => vi.restoreAllMocks());

const FAULT = { code: "57014", message: "canceling statement due to statement timeout" };

test("a list says in Spanish that it cannot be read, and logs the database's error", async () => {
  await site.visitAs(staff);
  answerInstead(/\/rpc\/staff_products/, failing(500, FAULT));
  await expect(getStaffProducts(parseListState({}, PRODUCT_LIST))).rejects.toMatchObject({
    message: "No se pudieron cargar los productos",
    cause: { message: FAULT.message },
  });
});

test("a repair whose neighbours cannot be read does not pretend to have none", async () => {
  await site.visitAs(staff);
  const taken = await createRepairAction({ userId: customer.id, description: "No prende" });
  const id = taken.ok ? taken.data.id : "";
  answerInstead(/ordenes_servicio\?select=id&.*created_at=lt/, failing(500, FAULT));
  await expect(getRepairForStaff(id)).rejects.toMatchObject({ cause: { message: FAULT.message } });
});

test("a device is not checked in without the name of a person who has one", async () => {
  await site.visitAs(staff);
  answerInstead(/profiles\?select=username%2Cphone/, failing(500, FAULT));
  expect(await createRepairAction({ userId: customer.id, description: "No prende" })).toMatchObject({
    ok: false,
    message: "No se pudo crear la orden de servicio",
  });
});

describe("the palette", () => {
  test.each([
    ["that fails", 500, FAULT],
    ["of another shape", 200, { items: [{ id: "x" }], total: 1 }],
  ])("omits a list with an answer %s, says so and logs which one", async (_, status, body) => {
    await site.visitAs(staff);
    const lines: string[] = [];
    for (const level of ["warn", "error"] as const)
      vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
    answerInstead(/\/rpc\/list_repairs/, failing(status, body));
    const { found, isIncomplete } = await findAnything(customer.email);
    expect(isIncomplete).toBe(true);
    expect(found).toMatchObject([{ kind: "customer", detail: customer.email }]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "read.failed", read: "overview.find.repair" },
    ]);
  });
});
