import type { TransactionSql } from "postgres";
import { type PastRepair, workshopHistory } from "./data/workshop-history.ts";
import { rowId } from "./row-id.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const BOGOTA_MS = 5 * HOUR_MS;

/** An hour of a day in Colombia, so many days ago. */
function at([daysAgo, hour]: [number, number]): Date {
  const midnight = Math.floor((Date.now() - BOGOTA_MS) / DAY_MS) * DAY_MS + BOGOTA_MS;
  return new Date(midnight - daysAgo * DAY_MS + hour * HOUR_MS);
}

const STEPS = [
  { kind: "creacion", to: "Recibido", actor: "admin" },
  { kind: "estado", to: "En_Diagnostico", actor: "admin" },
  { kind: "estado", to: "Esperando_Aprobacion", actor: "admin" },
  { kind: "estado", to: "Reparando", actor: "cliente" },
  { kind: "estado", to: "Completado", actor: "admin" },
  { kind: "estado", to: "Entregado", actor: "admin" },
];

/** Closed repairs of walk-in customers. */
export async function seedWorkshopHistory(sql: TransactionSql): Promise<void> {
  for (const repair of workshopHistory) await insertPast(sql, repair);
}

async function insertPast(sql: TransactionSql, repair: PastRepair): Promise<void> {
  const id = rowId("repair", repair.key);
  const [known] = await sql`select 1 from public.ordenes_servicio where id = ${id}`;
  if (known) return;
  const { device, moments, labour, part, owner, phone = "" } = repair;
  const times = moments.map(at);
  const [came, , quoted, decided, , left] = times;
  if (!came || !quoted || !decided || !left) throw new Error(`${repair.key} has no six moments`);
  await sql`
    insert into public.ordenes_servicio (id, descripcion, estado, device_kind, device_brand, device_model, device_serial, contact_name,
      contact_phone, technician_id, complexity, delivered_at, delivered_to_name, created_at, updated_at)
    select ${id}, ${repair.description}, 'Entregado', ${device.kind}, ${device.brand}, ${device.model}, ${device.serial}, ${owner},
      ${phone}, u.id, ${repair.complexity}, ${left}, ${owner}, ${came}, ${left}
    from auth.users u where u.email = ${repair.technician}`;
  // Backdates the events, which have the current time.
  await sql`delete from public.orden_eventos where orden_id = ${id}`;
  await sql`update public.ordenes_servicio set state_since = ${left} where id = ${id}`;
  await sql`update public.orden_comentarios set created_at = ${came} where orden_id = ${id}`;
  for (const [index, { kind, to, actor }] of STEPS.entries())
    await sql`
      insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, created_at)
      select ${id}, ${kind}, ${actor}, case when ${actor} = 'admin' then u.id end, ${STEPS[index - 1]?.to ?? null}::public.repair_state,
        ${to}::public.repair_state, ${times[index] ?? left}
      from auth.users u where u.email = ${repair.technician}`;
  const lines = [
    { kind: "labour", concept: "Mano de obra", quantity: 1, unit_price: labour, amount: labour },
    ...(part
      ? [{ kind: "part", concept: part.name, quantity: 1, unit_price: part.price, amount: part.price }]
      : []),
  ];
  await sql`
    insert into public.cotizaciones (id, orden_id, total, lines, estado, valid_until, decided_at, decided_via, signer_name,
      terms_accepted_at, service_consent_at, ip, user_agent, paid_at, created_at)
    values (${rowId("quote", repair.key)}, ${id}, ${labour + (part?.price ?? 0)}, ${sql.json(lines)}, 'aprobada', ${left}, ${decided}, 'enlace',
      ${owner}, ${decided}, ${decided}, '127.0.0.1', 'Demostración', ${left}, ${quoted})`;
  if (!part) return;
  await sql`
    insert into public.repair_parts (orden_id, name, quantity, unit_price, quote_id, quote_line, used_at, used_by)
    select ${id}, ${part.name}, 1, ${part.price}, ${rowId("quote", repair.key)}, 2, ${decided}, u.id
    from auth.users u where u.email = ${repair.technician}`;
}
