import type { TransactionSql } from "postgres";
import { type OpenRepair, openRepairs } from "./data/workshop.ts";
import { rowId } from "./row-id.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const BOGOTA_MS = 5 * HOUR_MS;

/** An hour of a day in Colombia, so many days ago; never in the future. */
function at(daysAgo: number, hour: number): Date {
  const midnight = Math.floor((Date.now() - BOGOTA_MS) / DAY_MS) * DAY_MS + BOGOTA_MS;
  return new Date(Math.min(midnight - daysAgo * DAY_MS + hour * HOUR_MS, Date.now() - HOUR_MS / 4));
}

/** Open repairs of walk-in customers and online requests, in every state except delivered. */
export async function seedWorkshop(sql: TransactionSql): Promise<void> {
  for (const repair of openRepairs) await insertOpen(sql, repair);
}

async function insertOpen(sql: TransactionSql, repair: OpenRepair): Promise<void> {
  const id = rowId("repair", repair.key);
  const [known] = await sql`select 1 from public.ordenes_servicio where id = ${id}`;
  if (known) return;
  const { device, owner, source = "mostrador", technician = null } = repair;
  const steps = repair.states.map(([state, days, hour]) => ({ state, when: at(days, hour) }));
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) throw new Error(`${repair.key} has no state`);
  const came = source === "mostrador" ? first.when : null;
  await sql`
    insert into public.ordenes_servicio (id, descripcion, estado, source, device_kind, device_brand, device_model, device_serial, accessories,
      condition_checks, contact_name, contact_phone, contact_email, contact_document, contact_address, technician_id, complexity,
      received_at, received_by, terms_accepted_at, terms_version, state_since, created_at, updated_at)
    select ${id}, ${repair.description}, ${last.state}, ${source}, ${device.kind}, ${device.brand}, ${device.model}, ${device.serial ?? ""},
      ${repair.accessories ?? ""}, ${repair.checks ?? []}, ${owner.name}, ${owner.phone}, ${owner.email ?? ""}, ${owner.document ?? ""},
      ${owner.address ?? ""}, (select id from auth.users where email = ${technician}), ${repair.complexity ?? "simple"},
      ${came}, case when ${came}::timestamptz is not null then (select id from auth.users where email = 'employee@example.com') end,
      ${came}, ${came ? "ingreso-2026-11" : ""}, ${last.when}, ${first.when}, ${last.when}`;
  // Backdates the events, which have the current time.
  await sql`delete from public.orden_eventos where orden_id = ${id}`;
  await sql`update public.orden_comentarios set created_at = ${first.when} where orden_id = ${id}`;
  for (const [index, { state, when }] of steps.entries())
    await sql`
      insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note, created_at)
      select ${id}, ${index === 0 ? "creacion" : "estado"}, ${source === "en_linea" && index === 0 ? "cliente" : "admin"},
        (select id from auth.users where email = ${technician ?? "employee@example.com"} and ${source} = 'mostrador'),
        ${steps[index - 1]?.state ?? null}::public.repair_state, ${state}::public.repair_state,
        ${index > 0 ? "" : source === "en_linea" ? "Solicitado en línea" : "Servicio creado y equipo recibido"}, ${when}`;
  if (repair.unread)
    await sql`
      insert into public.orden_comentarios (orden_id, autor, texto, created_at)
      values (${id}, 'cliente', ${repair.unread}, ${new Date(last.when.getTime() + HOUR_MS / 6)})`;
  if (repair.deposit)
    await sql`
      insert into public.repair_payments (orden_id, kind, method, amount, counts_at, created_by, created_at)
      select ${id}, 'abono', 'efectivo', ${repair.deposit}, ${first.when}, u.id, ${first.when}
      from auth.users u where u.email = 'employee@example.com'`;
  await insertQuote(sql, id, repair, last.when);
}

async function insertQuote(sql: TransactionSql, id: string, repair: OpenRepair, when: Date): Promise<void> {
  const { quote, owner, key } = repair;
  if (!quote) return;
  const lines = quote.lines.map(([kind, concept, amount]) => ({
    kind,
    concept,
    quantity: 1,
    unit_price: amount,
    amount,
  }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const decided = quote.answer ? when : null;
  const accepted = quote.answer === "aprobada" ? when : null;
  await sql`
    insert into public.cotizaciones (id, orden_id, total, deposit, lines, estado, valid_until, decided_at, decided_via, signer_name, reason,
      terms_accepted_at, service_consent_at, ip, user_agent, created_at)
    values (${rowId("quote", key)}, ${id}, ${total}, ${Math.min(total, repair.deposit ?? 0)}, ${sql.json(lines)}, ${quote.answer ?? "pendiente"}, ${new Date(when.getTime() + 15 * DAY_MS)},
      ${decided}, ${decided ? "enlace" : null}, ${decided ? owner.name : ""}, ${quote.answer === "rechazada" ? "Prefiero comprar otra." : ""},
      ${accepted}, ${accepted}, ${decided ? "127.0.0.1" : ""}, ${decided ? "Demostración" : ""}, ${when})`;
}
