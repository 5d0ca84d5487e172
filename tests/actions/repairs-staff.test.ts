import { describe, expect, test } from "vitest";
import {
  applyPartAction,
  assignTechnicianAction,
  changeRepairStateAction,
  createRepairAction,
  returnPartAction,
  setComplexityAction,
} from "@/lib/repairs/staff/actions";
import { getRepairForStaff } from "@/lib/repairs/staff/queries";
import { listStaff } from "@/lib/users/staff/queries";
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
  test("shows who did what and why, the technician, the parts and who collected", async () => {
    const id = await takeIn();
    await site.db.sql`update public.profiles set username = 'Tatiana' where id = ${staff.id}`;
    expect((await listStaff()).map(({ name }) => name)).toContain("Tatiana");
    answered(await assignTechnicianAction({ repairId: id, technicianId: staff.id }));
    answered(await setComplexityAction({ repairId: id, complexity: "compleja" }));
    answered(await changeRepairStateAction({ repairId: id, state: "Completado", expected: "Recibido" }));
    expect(
      await changeRepairStateAction({ repairId: id, state: "Reparando", expected: "Recibido" }),
    ).toMatchObject({ ok: false, reason: "state_changed" });
    answered(await changeRepairStateAction({ repairId: id, state: "Reparando", reason: "Falló otra vez" }));
    answered(
      await applyPartAction({
        from: "elsewhere",
        repairId: id,
        name: "Cable flex",
        unitPrice: 12_000,
        quantity: 2,
      }),
    );
    const { parts, events, technician, complexity } = await openRepair(id);
    expect(technician).toEqual({ id: staff.id, name: "Tatiana" });
    expect(complexity).toBe("compleja");
    expect(parts).toMatchObject([{ name: "Cable flex", quantity: 2, usedBy: "Tatiana", returnedAt: null }]);
    expect(events.find(({ to, from }) => from === "Completado" && to === "Reparando")).toMatchObject({
      by: "Tatiana",
      reason: "Falló otra vez",
    });
    answered(await returnPartAction({ partId: parts[0]!.id }));
    answered(
      await changeRepairStateAction({ repairId: id, state: "Entregado", collectorName: "Luis Vecino" }),
    );
    expect(await openRepair(id)).toMatchObject({
      collector: { name: "Luis Vecino", document: "" },
      parts: [{ returnedAt: expect.any(String) }],
    });
  });

  test("leads to the orders beside it in the same state", async () => {
    const [first, second, third] = [await takeIn(), await takeIn(), await takeIn()];
    for (const repairId of [first, second, third])
      answered(await changeRepairStateAction({ repairId, state: "En_Diagnostico" }));
    expect((await openRepair(second)).neighbours).toEqual({ previous: first, next: third });
  });
});
