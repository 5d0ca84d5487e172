import { describe, expect, test } from "vitest";
import { addCashOrder, addPaidOrder, moveOrder, orderEvents, SHIPMENT } from "../factories/orders.ts";
import { addPeople } from "../factories/people.ts";
import { placeAt } from "../factories/places.ts";
import { testDatabase } from "../support/database.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const staff = await addPeople(db);
const laura = staff.employee;

type Contact = { name: string; phone: string; address: string };
const BEFORE: Contact = { name: "Ana Gómez", phone: "3001234567", address: "Calle 1 # 2-3" };
const IN_ENVIGADO = ", Envigado, Antioquia";

async function contactOf(order: { order_id: string }) {
  const [row] = await db.sql<[Contact]>`
    select customer_name as name, customer_phone as phone, shipping_address as address from public.orders where id = ${order.order_id}`;
  return row;
}

const correct = (who: string, order: { order_id: string }, change: Partial<Contact>, seen?: Contact) =>
  db.as(who, async (sql) => {
    const before = seen ?? (await contactOf(order));
    const { name, phone } = { ...before, ...change };
    // The caller changes the street; without it the address stays.
    const place = change.address === undefined ? null : sql.json(placeAt(change.address));
    return sql`select public.correct_order(${order.order_id}, ${sql.json(before)}, ${name}, ${phone}, ${place})`;
  });

const mailsOf = (order: { order_id: string }) =>
  db.sql`select kind from private.outbox where about = ${order.order_id} and kind = 'order.corrected'`;

describe("the delivery data of an order", () => {
  test("are corrected by staff until the parcel leaves; the timeline has both versions and the buyer is notified", async () => {
    const order = await addCashOrder(db, BEFORE);
    await moveOrder(db, laura, order, "confirm");
    await correct(laura, order, { address: "Carrera 43A # 1-50", phone: "3019998877" });
    expect(await contactOf(order)).toEqual({
      name: "Ana Gómez",
      phone: "3019998877",
      address: `Carrera 43A # 1-50${IN_ENVIGADO}`,
    });
    const [event] = await db.sql`select kind, actor, actor_kind, details from public.order_events
      where order_id = ${order.order_id} order by id desc limit 1`;
    expect(event).toEqual({
      kind: "corrected",
      actor: laura,
      actor_kind: "equipo",
      details: {
        corrected: {
          phone: ["3001234567", "3019998877"],
          address: [`Calle 1 # 2-3${IN_ENVIGADO}`, `Carrera 43A # 1-50${IN_ENVIGADO}`],
        },
      },
    });
    expect(await mailsOf(order)).toHaveLength(1);
    const found = await db.as(laura, (sql) => sql`select public.staff_orders('3019998877') ->> 'total' as n`);
    expect(found[0]).toEqual({ n: "1" });
    const [entry] = await db.sql`select details::text as said from public.audit_log
      where action = 'order.corrected' and entity_id = ${order.order_id}`;
    expect(JSON.parse(entry!.said)).toEqual({ fields: ["phone", "address"] });

    await moveOrder(db, laura, order, "ship", { details: SHIPMENT });
    const late = await refusal(correct(laura, order, { address: "Otra calle 9" }));
    expect(late).toMatchObject({ hint: "already_shipped" });
    expect((await contactOf(order)).address).toBe(`Carrera 43A # 1-50${IN_ENVIGADO}`);
  });

  test("an old text stays until it gets a municipality", async () => {
    const order = await addPaidOrder(db);
    await db.sql`update public.orders set shipping_address = 'Diagonal a la iglesia', shipping_place = null where id = ${order.order_id}`;
    await correct(laura, order, { name: "Ana María Gómez" });
    const stored = () =>
      db.sql`select shipping_address, municipality from public.orders where id = ${order.order_id}`;
    expect(await stored()).toEqual([{ shipping_address: "Diagonal a la iglesia", municipality: null }]);
    await correct(laura, order, { address: "Calle 80 # 70-60" });
    expect(await stored()).toEqual([
      { shipping_address: `Calle 80 # 70-60${IN_ENVIGADO}`, municipality: "05266" },
    ]);
  });

  test("send and log nothing when nothing changed", async () => {
    const order = await addPaidOrder(db);
    const before = (await orderEvents(db, order)).length;
    await correct(laura, order, {});
    expect(await orderEvents(db, order)).toHaveLength(before);
    expect(await mailsOf(order)).toHaveLength(0);
  });

  test("are not overwritten by a user who saw older ones", async () => {
    const order = await addPaidOrder(db);
    const seen = await contactOf(order);
    await correct(laura, order, { address: "Calle 80 # 70-60" });
    const late = await refusal(correct(staff.manager, order, { name: "Ana María Gómez" }, seen));
    expect(late).toMatchObject({ hint: "moved" });
    expect(late.message).toContain("cambió los datos de entrega mientras los editabas");
    expect(await contactOf(order)).toMatchObject({
      address: `Calle 80 # 70-60${IN_ENVIGADO}`,
      name: seen.name,
    });
  });

  test.each([
    ["name", "A"],
    ["name", "x".repeat(121)],
    ["phone", "123"],
    ["address", "Cra"],
    ["address", "x".repeat(301)],
  ])("are refused when incomplete or too long: %s", async (field, value) => {
    const order = await addCashOrder(db);
    expect(await hintOf(correct(laura, order, { [field]: value }))).toBe("bad_shipping");
  });

  test("cannot be corrected by a customer, nor in a closed order", async () => {
    const order = await addCashOrder(db);
    await db.sql`update public.orders set user_id = ${staff.cliente} where id = ${order.order_id}`;
    await expect(correct(staff.cliente, order, { name: "Otra Persona" })).rejects.toThrow();
    await moveOrder(db, laura, order, "cancel");
    expect(await hintOf(correct(laura, order, { name: "Otra Persona" }))).toBe("already_shipped");
  });
});
