import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { payAtCounterAction } from "@/lib/repairs/counter/actions";
import {
  applyPartAction,
  assignCustomerAction,
  assignTechnicianAction,
  changeRepairStateAction,
  createQuoteAction,
  createRepairAction,
  editRepairFactsAction,
  findAccountsAction,
  findStockPartsAction,
  returnPartAction,
  setComplexityAction,
  staffCommentAction,
} from "@/lib/repairs/staff/actions";
import { getRepairForStaff } from "@/lib/repairs/staff/queries";
import type { RepairFactsInput } from "@/lib/repairs/staff/schema";
import { listStaff } from "@/lib/users/staff/queries";
import { testSite } from "./support/site.ts";

const site = await testSite();
const customer = await site.person();
const staff = await site.person("employee");

const answered = <Data>(result: { ok: true; data: Data } | { ok: false; message: string }): Data => {
  if (!result.ok) throw new Error(result.message);
  return result.data;
};

async function takeIn(): Promise<string> {
  await site.visitAs(staff);
  return answered(await createRepairAction({ userId: customer.id, description: " No prende " })).id;
}

async function openRepair(id: string) {
  const repair = await getRepairForStaff(id);
  if (!repair) throw new Error("The repair is not there.");
  return repair;
}

const factsOf = ({ id, version, facts }: Awaited<ReturnType<typeof openRepair>>) => ({
  repairId: id,
  version,
  ...facts,
  kind: facts.kind as RepairFactsInput["kind"],
});

describe("a customer", () => {
  test("gets 'Sin permisos' from every action of the workshop", async () => {
    const id = await takeIn();
    const facts = factsOf(await openRepair(id));
    await site.visitAs(customer);
    const some = randomUUID();
    const line = { kind: "labour" as const, concept: "x", quantity: 1, unitPrice: 1000 };
    for (const work of [
      () => changeRepairStateAction({ repairId: id, state: "Reparando" }),
      () => createQuoteAction({ repairId: id, lines: [line] }),
      () => payAtCounterAction({ quoteId: some, method: "efectivo", amount: 1000 }),
      () => staffCommentAction({ repairId: id, text: "x" }),
      () => createRepairAction({ userId: customer.id, description: "x" }),
      () => applyPartAction({ from: "elsewhere", repairId: id, name: "x", unitPrice: 1, quantity: 1 }),
      () => returnPartAction({ partId: some }),
      () => assignTechnicianAction({ repairId: id, technicianId: customer.id }),
      () => setComplexityAction({ repairId: id, complexity: "compleja" }),
      () => assignCustomerAction({ repairId: id, userId: null, version: 1 }),
      () => editRepairFactsAction(facts),
      () => findStockPartsAction({ query: "control" }),
      () => findAccountsAction({ query: "a" }),
    ])
      expect(await work(), work.toString()).toMatchObject({
        ok: false,
        code: "forbidden",
        message: "Sin permisos",
      });
  });
});

describe("the facts of an order", () => {
  test("are saved over the version that was loaded; the second editor sees both", async () => {
    const id = await takeIn();
    const facts = factsOf(await openRepair(id));
    expect(answered(await editRepairFactsAction({ ...facts, serial: "S1" }))).toMatchObject({
      saved: true,
      current: { version: facts.version + 1, facts: { serial: "S1" } },
    });
    const late = answered(await editRepairFactsAction({ ...facts, serial: "S2", brand: "Sony" }));
    expect(late).toMatchObject({ saved: false, current: { facts: { serial: "S1", brand: "" } } });
    answered(await editRepairFactsAction({ ...facts, serial: "S2", version: late.current.version }));
    expect(await openRepair(id)).toMatchObject({ serial: "S2", description: "No prende" });
    expect(await editRepairFactsAction({ ...facts, contactEmail: "x", warrantyMonths: 99 })).toMatchObject({
      ok: false,
      fieldErrors: {
        contactEmail: "Escribe un correo válido.",
        warrantyMonths: "Escribe entre 0 y 60 meses.",
      },
    });
  });
});

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
