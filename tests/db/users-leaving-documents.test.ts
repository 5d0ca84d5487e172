import { expect, test } from "vitest";
import { addCustomerHistory } from "../factories/customer-history.ts";
import { testDatabase } from "../support/database.ts";

const db = await testDatabase();

const anonymise = (user: string) =>
  db.as("service_role", (sql) => sql`select public.anonymise_account(${user})`);

/** The data of a repair's documents. */
async function paperOf(repair: string) {
  const [row] = await db.sql`
    select o.usuario_id, o.contact_name, o.contact_phone, o.contact_email, o.estado, o.outcome, o.device_serial, o.delivered_at, o.warranty_until,
      (select count(*)::int from public.cotizaciones q where q.orden_id = o.id) as quotes,
      (select count(*)::int from public.orden_eventos e where e.orden_id = o.id) as steps,
      (select count(*)::int from public.orden_entregas e where e.orden_id = o.id) as deliveries
    from public.ordenes_servicio o where o.id = ${repair}`;
  return row!;
}

test("keeps the documents of a delivered repair, with its warranty and without the person, whatever deletes the account", async () => {
  for (const leave of [anonymise, (id: string) => db.sql`delete from auth.users where id = ${id}`]) {
    const gone = await addCustomerHistory(db, "Marta Olvido");
    await db.sql`update public.ordenes_servicio set device_serial = 'AJ-5512' where id = ${gone.repair}`;
    const before = await paperOf(gone.repair);
    expect(before).toMatchObject({ contact_name: "Marta Olvido", quotes: 1, deliveries: 1 });
    await leave(gone.id);
    expect(await paperOf(gone.repair)).toEqual({
      ...before,
      usuario_id: null,
      contact_name: "Cuenta eliminada",
      contact_phone: "",
      contact_email: "",
    });
    await db.sql`delete from auth.users where id = ${gone.id}`;
  }
});
