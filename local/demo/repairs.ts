import type { TransactionSql } from "postgres";
import type { LocalConfig } from "../launch/config.ts";
import { renderArt } from "./art/render.ts";
import type { ArtSpec } from "./art/types.ts";
import { type DemoRepair, demoRepairs } from "./data/repairs.ts";
import { rowId } from "./row-id.ts";

const HOUR_MS = 3_600_000;
const PHOTO = { width: 1200, height: 900 };
const STAFF = "employee@example.com";

const ago = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);

/** Repairs of the demo's customers in different states, with photos in the private bucket. */
export async function seedRepairs(sql: TransactionSql, config: LocalConfig): Promise<void> {
  for (const repair of demoRepairs) await insertRepair(sql, config, repair);
}

async function insertRepair(sql: TransactionSql, config: LocalConfig, repair: DemoRepair): Promise<void> {
  const id = rowId("repair", repair.key);
  const [known] = await sql`select 1 from public.ordenes_servicio where id = ${id}`;
  if (known) return;
  const store = photographer(config, id);
  const own = await store(repair.photos);
  const steps: (DemoRepair["steps"][number] & { images: string[] })[] = [];
  for (const step of repair.steps) steps.push({ ...step, images: await store(step.photos) });
  const { device } = repair;
  const first = repair.steps[0]?.hoursAgo ?? 0;
  const last = Math.min(...[...repair.steps, ...(repair.comments ?? [])].map(({ hoursAgo }) => hoursAgo));
  const state = repair.steps.findLast(({ to }) => to)?.to ?? "Recibido";
  const since = repair.steps.findLast(({ to, kind }) => to && kind !== "avance")?.hoursAgo ?? first;
  const delivered = repair.steps.find(({ to }) => to === "Entregado");
  const note = repair.steps.findLast((step) => step.note && step.photos)?.note ?? "";
  await sql`
    insert into public.ordenes_servicio (id, usuario_id, descripcion, estado, admin_descripcion, admin_imagenes, source, device_kind,
      device_brand, device_model, device_serial, accessories, condition, contact_name, contact_phone, contact_email,
      customer_imagenes, delivered_at, state_since, created_at, updated_at)
    select ${id}, u.id, ${repair.description}, ${state}, ${note}, ${steps.flatMap(({ images }) => images)}, ${repair.source}, ${device.kind},
      ${device.brand}, ${device.model}, ${device.serial ?? ""}, ${repair.accessories ?? ""}, ${repair.condition ?? ""},
      ${repair.name}, ${repair.phone}, ${repair.email}, ${own}, ${delivered ? ago(delivered.hoursAgo) : null}, ${ago(since)}, ${ago(first)}, ${ago(last)}
    from auth.users u where u.email = ${repair.email}`;
  // Backdates the events, which have the current time.
  await sql`delete from public.orden_eventos where orden_id = ${id}`;
  await sql`delete from public.orden_comentarios where orden_id = ${id}`;
  await insertStory(sql, id, repair, steps);
  await insertQuote(sql, id, repair);
}

async function insertStory(
  sql: TransactionSql,
  id: string,
  repair: DemoRepair,
  steps: (DemoRepair["steps"][number] & { images: string[] })[],
): Promise<void> {
  let from: string | null = null;
  for (const { kind, actor, to = null, note = "", images, hoursAgo } of steps) {
    const actorEmail = actor === "admin" ? STAFF : repair.email;
    await sql`
      insert into public.orden_eventos (orden_id, kind, actor, actor_id, from_estado, to_estado, note, images, created_at)
      select ${id}, ${kind}, ${actor}, u.id, ${from}::public.repair_state, ${to}::public.repair_state, ${note}, ${images}, ${ago(hoursAgo)}
      from auth.users u where u.email = ${actorEmail}`;
    from = to ?? from;
  }
  for (const { author, text, hoursAgo, isInternal = false } of repair.comments ?? [])
    await sql`
      insert into public.orden_comentarios (orden_id, autor, autor_id, texto, is_internal, created_at)
      select ${id}, ${author}, u.id, ${text}, ${isInternal}, ${ago(hoursAgo)}
      from auth.users u where u.email = ${author === "admin" ? STAFF : repair.email}`;
}

async function insertQuote(
  sql: TransactionSql,
  id: string,
  { key, quote, email, name }: DemoRepair,
): Promise<void> {
  if (!quote) return;
  const total = quote.lines.reduce((sum, { amount }) => sum + amount, 0);
  const decided = quote.approvedHoursAgo === undefined ? null : ago(quote.approvedHoursAgo);
  const paid = quote.paidHoursAgo === undefined ? null : ago(quote.paidHoursAgo);
  await sql`
    insert into public.cotizaciones (id, orden_id, total, lines, note, estado, valid_until, decided_at, decided_by, decided_via,
      signer_name, terms_accepted_at, service_consent_at, ip, user_agent, paid_at, created_at)
    select ${rowId("quote", key)}, ${id}, ${total}, ${sql.json(quote.lines)}, ${quote.note}, ${decided ? "aprobada" : "pendiente"},
      ${ago(quote.hoursAgo - 15 * 24)}, ${decided}::timestamptz, case when ${decided}::timestamptz is not null then u.id end,
      ${decided ? "cuenta" : null}, ${decided ? name : ""}, ${decided}::timestamptz, ${decided}::timestamptz,
      ${decided ? "127.0.0.1" : ""}, ${decided ? "Demostración" : ""}, ${paid}, ${ago(quote.hoursAgo)}
    from auth.users u where u.email = ${email}`;
}

/** Renders photos and uploads them to the private bucket; returns their paths. */
function photographer({ env }: LocalConfig, id: string) {
  let count = 0;
  return async (specs: ArtSpec[] = []): Promise<string[]> => {
    const addresses: string[] = [];
    for (const spec of specs) {
      count += 1;
      const { bytes } = await renderArt(spec, PHOTO);
      const answer = await fetch(
        `${env.SUPABASE_URL}/storage/v1/object/service-orders/${id}/demo-${count}.webp`,
        {
          method: "POST",
          headers: {
            apikey: env.SUPABASE_SECRET_KEY ?? "",
            authorization: `Bearer ${env.SUPABASE_SECRET_KEY}`,
            "content-type": "image/webp",
            "x-upsert": "true",
          },
          body: new Uint8Array(bytes),
        },
      );
      if (!answer.ok)
        throw new Error(`No se pudo guardar una foto de ${id}: ${answer.status} ${await answer.text()}`);
      addresses.push(`/api/repairs/images/${id}/demo-${count}.webp`);
    }
    return addresses;
  };
}
