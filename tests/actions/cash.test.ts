import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { GET as downloadClose } from "@/app/api/cash/[id]/cierre/route";
import { closeSessionAction, moveCashAction, openSessionAction, saveDrawerAction } from "@/lib/cash/actions";
import { getCashDay, getCashSheet, listDrawers, openSessions } from "@/lib/cash/queries";
import { colombianDay } from "@/lib/core/dates";
import { refundOrderAction } from "@/lib/payments/staff/actions";
import { addCashOrder, moveOrder } from "../factories/orders.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();
const { employee, manager, admin } = await site.people("employee", "manager", "admin");

const close = (id: string) =>
  downloadClose(new Request(`http://localhost/api/cash/${id}/cierre`), {
    params: Promise.resolve({ id }),
  });

test("a drawer is opened, used, counted and closed; its close is a PDF", async () => {
  await site.visitAs(employee);
  const drawer = (await listDrawers()).find(({ name }) => name === "Caja principal")!;
  expect(await openSessionAction({ drawerId: drawer.id, float: "" })).toMatchObject({
    fieldErrors: { float: "Escribe con cuánto efectivo abres; puede ser 0." },
  });
  const opened = await openSessionAction({ drawerId: drawer.id, float: "100.000" });
  expect(opened).toMatchObject({ ok: true });
  const [session] = await openSessions();
  expect(session).toMatchObject({ drawer: "Caja principal", isOwn: true, openingFloat: 100_000 });
  const sessionId = session!.id;

  const order = await addCashOrder(site.db);
  await moveOrder(site.db, employee.id, order, "confirm");
  await moveOrder(site.db, employee.id, order, "collect");
  const out = {
    sessionId,
    kind: "salida" as const,
    amount: "20000",
    reason: "Domicilio",
    request: randomUUID(),
  };
  for (const _press of [1, 2]) expect(await moveCashAction(out)).toMatchObject({ ok: true });
  expect(await moveCashAction({ ...out, amount: "500000", request: randomUUID() })).toMatchObject({
    ok: false,
    reason: "not_in_drawer",
  });

  const refund = {
    orderId: order.order_id,
    amount: "30000",
    left: 50_000,
    reason: "Llegó rayado",
    channel: "manual" as const,
  };
  expect(await refundOrderAction({ ...refund, request: randomUUID() })).toMatchObject({
    ok: false,
    reason: "no_method",
  });
  expect(await refundOrderAction({ ...refund, request: randomUUID(), way: "efectivo" })).toMatchObject({
    ok: true,
    data: { state: "hecho" },
  });

  const open = await getCashSheet(sessionId);
  expect([open?.expected, open?.ways, open?.moves.map(({ amount }) => amount)]).toEqual([
    null,
    [],
    [null, -20_000, null],
  ]);
  expect((await close(sessionId)).status).toBe(404);

  const count = { sessionId, counted: "99.000", explanation: "", difference: null };
  expect(await closeSessionAction(count)).toEqual({ ok: true, data: { number: null, difference: -1_000 } });
  const closed = await closeSessionAction({ ...count, explanation: "Una moneda", difference: -1_000 });
  expect(closed).toEqual({
    ok: true,
    data: { number: expect.stringMatching(/^CIERRE-/), difference: -1_000 },
  });
  expect(await getCashSheet(sessionId)).toMatchObject({
    counted: 99_000,
    expected: 100_000,
    explanation: "Una moneda",
    ways: [{ method: "efectivo", sales: 50_000, refunds: -30_000, movedIn: 0, movedOut: -20_000, total: 0 }],
  });
  const file = await close(sessionId);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect((await close("ninguna")).status).toBe(404);
});

test("rights are checked: the drawer's, the reports', the drawers' list", async () => {
  const today = colombianDay(Date.now());
  await site.visitAs(employee);
  await expect(getCashDay({ from: today, to: today })).rejects.toMatchObject({ code: "forbidden" });
  await site.db.sql`update public.role_rights set closes_drawer = false where role = 'employee'`;
  const drawerId = (await listDrawers())[0]!.id;
  expect(await openSessionAction({ drawerId, float: "0" })).toMatchObject({ ok: false, code: "forbidden" });

  await site.visitAs(manager);
  expect((await getCashDay({ from: today, to: today })).rows).toBeInstanceOf(Array);
  const named = { drawerId: null, name: "Taller", isActive: true };
  expect(await saveDrawerAction(named)).toMatchObject({ ok: false, code: "forbidden" });
  await site.visitAs(admin);
  expect(await saveDrawerAction(named)).toMatchObject({ ok: true });
  expect((await listDrawers()).map(({ name }) => name)).toEqual(["Caja principal", "Taller"]);
});
