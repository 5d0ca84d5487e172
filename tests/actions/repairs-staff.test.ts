import { describe, expect, test } from "vitest";
import { changeRepairStateAction, createRepairAction } from "@/lib/repairs/staff/actions";
import { getRepairForStaff } from "@/lib/repairs/staff/queries";
import { answered } from "./support/calls.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();
const customer = await site.person();
const staff = await site.person("employee");

async function takeIn(): Promise<string> {
  await site.visitAs(staff);
  return answered(await createRepairAction({ userId: customer.id, description: " No prende " })).id;
}

async function openRepair(id: string) {
  const repair = await getRepairForStaff(id);
  if (!repair) throw new Error("The repair is not there.");
  return repair;
}

describe("the screen of an order", () => {
  test("leads to the orders beside it in the same state", async () => {
    const [first, second, third] = [await takeIn(), await takeIn(), await takeIn()];
    for (const repairId of [first, second, third])
      answered(await changeRepairStateAction({ repairId, state: "En_Diagnostico" }));
    expect((await openRepair(second)).neighbours).toEqual({ previous: first, next: third });
  });
});
