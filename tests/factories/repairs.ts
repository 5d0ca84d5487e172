import { randomUUID } from "node:crypto";
import type { Runner, TestDatabase, Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { addPerson, nextPhone } from "./people.ts";
import { placeAt } from "./places.ts";

export type RequestedRepair = { id: string; token: string };
export type RepairRequest = {
  key?: string;
  description?: string;
  device?: string;
  model?: string;
  name?: string;
  phone?: string;
  email?: string;
  handover?: string;
  /** The street. */
  address?: string;
  day?: string | null;
  slot?: string | null;
  /** The guest's client address. */
  visitor?: string;
  /** The accepted texts. */
  terms?: string | null;
  /** A service of an order that was paid. */
  paid?: { token: string; slug: string };
};

/** Requests a repair online, like the API. */
export async function requestRepair(
  db: Runner,
  who: Who,
  request: RepairRequest = {},
): Promise<RequestedRepair> {
  const { key = randomUUID(), description = "No da video", device = "playstation", model = "PS5" } = request;
  const {
    name = "Ana Gómez",
    phone = nextPhone(),
    email = "",
    handover = "local",
    address = "",
    visitor = "",
    terms = "de prueba",
    paid = { token: "", slug: "" },
  } = request;
  return answerAs<RequestedRepair>(db, who)`
      select public.request_repair(p_key => ${key}, p_description => ${description}, p_device => ${device}, p_model => ${model},
        p_name => ${name}, p_phone => ${phone}, p_email => ${email}, p_handover => ${handover}, p_place => ${address ? JSON.stringify(placeAt(address)) : null}::text::jsonb,
        p_day => ${request.day ?? null}, p_slot => ${request.slot ?? null}, p_visitor => ${visitor}, p_terms => ${terms}, p_paid_token => ${paid.token},
        p_paid_service => ${paid.slug})`;
}

/** A repair requested online whose device has arrived, without further data. */
export async function bringRepair(
  db: TestDatabase,
  who: Who,
  request: RepairRequest = {},
): Promise<RequestedRepair> {
  const made = await requestRepair(db, who, request);
  await db.sql`update public.ordenes_servicio set received_at = now() where id = ${made.id}`;
  return made;
}

/** A repair checked in at the counter, with these columns. */
export async function addRepair(db: TestDatabase, columns: object = {}): Promise<RequestedRepair> {
  const row = { descripcion: "No enciende", ...columns };
  const [repair] = await db.sql<{ id: string }[]>`
    insert into public.ordenes_servicio ${db.sql(row)} returning id`;
  const [link] = await db.sql<{ token: string }[]>`
    select token from private.repair_links where orden_id = ${repair!.id}`;
  return { id: repair!.id, token: link!.token };
}

/** Checks in a device at the counter, as staff; for an online request with its id. */
export async function takeInRepair(
  db: Runner,
  who: Who,
  intake: object,
  { key = randomUUID() as string, order = null as string | null } = {},
): Promise<RequestedRepair> {
  return answerAs<RequestedRepair>(db, who)`
      select public.take_in_repair(${key}, ${JSON.stringify(intake)}::text::jsonb, ${order})`;
}

export type RepairPeople = { customer: string; other: string; staff: string };

/** A customer, a stranger and an employee of the workshop. */
export async function addRepairPeople(db: TestDatabase): Promise<RepairPeople> {
  return {
    customer: await addPerson(db),
    other: await addPerson(db),
    staff: await addPerson(db, "employee"),
  };
}

export type StateChange = {
  note?: string;
  images?: string[];
  isPublic?: boolean;
  expected?: string | null;
  reason?: string;
  collector?: string;
  document?: string;
  unpaidOk?: boolean;
  outcome?: string | null;
  outcomeReason?: string;
};

export async function changeRepairState(
  db: Runner,
  who: Who,
  id: string,
  state: string,
  { note = "", images = [], isPublic = true, ...more }: StateChange = {},
): Promise<void> {
  const { expected = null, reason = "", collector = "Ana Gómez", document = "", unpaidOk = false } = more;
  const { outcome = null, outcomeReason = "" } = more;
  await db.as(
    who,
    (sql) => sql`
      select public.change_repair_state(${id}, ${state}::public.repair_state, ${note}, ${images}, ${isPublic},
        ${expected}::public.repair_state, ${reason}, ${collector}, ${document}, ${unpaidOk},
        ${outcome}, ${outcomeReason})`,
  );
}

export async function commentRepair(
  db: Runner,
  who: Who,
  id: string,
  text: string,
  { as = "cliente", internal = false } = {},
): Promise<number> {
  return db.as(who, async (sql) => {
    const [row] = await sql<
      { id: string }[]
    >`select public.comment_repair(${id}, ${text}, ${as}, ${internal}) as id`;
    return Number(row!.id);
  });
}

export type QuoteLine = {
  kind: string;
  concept?: string;
  quantity: number | string;
  unit_price: number | string;
  product_id?: string;
};

export const labourLine = (unit_price: number, concept = "Reparación"): QuoteLine => ({
  kind: "labour",
  concept,
  quantity: 1,
  unit_price,
});

/** Replaces the current quote, as staff: a single price, or lines. */
export async function quoteRepair(
  db: Runner,
  staff: string,
  id: string,
  price: number | QuoteLine[] = 120_000,
  reason = "",
): Promise<string> {
  const lines = typeof price === "number" ? [labourLine(price)] : price;
  return answerAs<string>(db, staff)`
      select public.create_quote(${id}, ${JSON.stringify(lines)}::text::jsonb,
        (select c.id from public.cotizaciones c where c.orden_id = ${id} and c.replaced_at is null), p_reason => ${reason})`;
}

export type QuoteDecision = {
  quote: string;
  approve?: boolean;
  name?: string;
  terms?: boolean;
  start?: boolean;
  user?: string | null;
  token?: string | null;
};

/** Decides like the server: with the secret key, client address and user agent. */
export async function decideQuote(db: Runner, decision: QuoteDecision): Promise<{ estado: string }> {
  const {
    approve = true,
    name = "Ana Gómez",
    terms = true,
    start = true,
    user = null,
    token = null,
  } = decision;
  return answerAs<{ estado: string }>(db, "service_role")`
      select public.decide_quote(p_quote => ${decision.quote}, p_approve => ${approve}, p_name => ${name}, p_terms => ${terms},
        p_start => ${start}, p_user => ${user}, p_token => ${token}, p_ip => '190.0.0.1', p_user_agent => 'Navegador de prueba')`;
}

export type QuoteOrder = { order_id: string; token: string; total: number };

export async function placeQuoteOrder(
  db: Runner,
  who: Who,
  quoteId: string,
  token: string | null = null,
): Promise<QuoteOrder> {
  return answerAs<QuoteOrder>(db, who)`select public.place_quote_order(${quoteId}, ${token})`;
}

export async function repairEvents(db: TestDatabase, id: string) {
  return db.sql`
    select kind, actor, from_estado as "from", to_estado as "to", note, images, is_public from public.orden_eventos
    where orden_id = ${id} order by id`;
}

export async function repairOf(db: TestDatabase, id: string) {
  const [row] =
    await db.sql`select *, warranty_until::text as until from public.ordenes_servicio where id = ${id}`;
  return row!;
}
