import { beforeEach, describe, expect, test } from "vitest";
import { RETENTION } from "../../lib/legal/retention.ts";
import { submitMessage, subscribe } from "../factories/contact.ts";
import { addDeliveredRepair } from "../factories/customer-history.ts";
import { cartLine, placeOrder } from "../factories/orders.ts";
import { mailsAbout } from "../factories/outbox.ts";
import { addPerson, nextPhone } from "../factories/people.ts";
import { addProduct } from "../factories/products.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

const db = await testDatabase();
beforeEach(() => db.sql`update private.tidied set at = '-infinity'`);

const tidy = () => answerAs<Record<string, number | null>>(db, "service_role")`select public.tidy()`;

/** The ids of the remaining rows that satisfy a condition. */
const left = async (from: string) =>
  (await db.sql.unsafe<{ n: number }[]>(`select count(*)::int as n from ${from}`))[0]!.n;

/** Payment and shipping of an order that ended. */
const ENDS: Record<string, [string, string]> = {
  cancelled: ["unpaid", "cancelled"],
  expired: ["unpaid", "cancelled"],
  fulfilled: ["paid", "delivered"],
};
const orderOf = async (person: string | null, status: string, days: number) => {
  const product = await addProduct(db);
  const { order_id, token } = await placeOrder(db, person ?? "service_role", {
    items: [cartLine(product)],
    total: product.price,
    name: "Beatriz Zuluaga",
    email: person ? undefined : "beatriz@example.com",
    phone: nextPhone(),
    address: "Carrera 70 # 1-2",
  });
  const [payment, shipping] = ENDS[status] ?? ["unpaid", "pending"];
  await db.sql`update public.orders set status = ${status}::public.order_status, has_reservation = false,
    payment_status = ${payment}::public.order_payment_status, shipping_status = ${shipping}::public.shipping_status,
    created_at = now() - make_interval(days => ${days}) where id = ${order_id}`;
  return { id: order_id, token };
};

test("the page and the database have the same periods", async () => {
  const rows = await db.sql<{ what: string; same: boolean }[]>`
    select r.what, r.term = (t.term)::interval as same
    from private.retention() r full join jsonb_each_text(${db.sql.json(RETENTION)}) t (what, term) using (what)`;
  expect(rows.filter(({ same }) => same !== true)).toEqual([]);
  expect(rows).toHaveLength(Object.keys(RETENTION).length);
});

describe("old rows are deleted, others stay", () => {
  test.each([
    [
      "rate_limits",
      "public.rate_limits",
      "insert into public.rate_limits (key, window_start) values ('t:viejo', now() - interval '25 hours'), ('t:nuevo', now() - interval '23 hours')",
    ],
    [
      "sign_ups",
      "private.sign_up_consents",
      "insert into private.sign_up_consents (version, ip, user_agent, at) values ('v', '', '', now() - interval '25 hours'), ('v', '', '', now())",
    ],
    [
      "payment_events",
      "public.payment_events",
      "insert into public.payment_events (event_key, provider_payment_id, processed_at) values ('a', '1', now() - interval '181 days'), ('b', '1', now() - interval '179 days')",
    ],
    [
      "audit_log",
      "public.audit_log",
      "insert into public.audit_log (action, entity, created_at) values ('a', 'orders', now() - interval '3 years 1 day'), ('b', 'orders', now() - interval '2 years 364 days')",
    ],
    [
      "mails",
      "private.outbox",
      `insert into private.outbox (kind, recipient, about, dedupe_key, created_at, sent_at) values
        ('order.placed', '', gen_random_uuid(), 'a', now() - interval '367 days', now()), ('order.placed', '', gen_random_uuid(), 'b', now() - interval '360 days', now())`,
    ],
  ])("%s", async (step, table, rows) => {
    await db.sql.unsafe(`delete from ${table}`);
    await db.sql.unsafe(rows);
    expect((await tidy())[step]).toBe(1);
    expect(await left(table)).toBe(1);
  });

  test("the recipient of a mail is deleted after 90 days, unless the mail still waits", async () => {
    const about = crypto.randomUUID();
    await db.sql`insert into private.outbox (kind, recipient, about, dedupe_key, data, created_at)
      values ('order.placed', 'b@example.com', ${about}, 'direccion', '{"token": "t"}', now() - interval '91 days')`;
    const forgotten = async () => {
      await db.sql`update private.tidied set at = '-infinity'`;
      return (await tidy()).mail_addresses;
    };
    expect(await forgotten()).toBe(0);
    await db.sql`update private.outbox set sent_at = now() - interval '91 days' where about = ${about}`;
    expect(await forgotten()).toBe(1);
    expect(await mailsAbout(db, about)).toMatchObject([{ recipient: "", data: {} }]);
    await db.sql`update private.outbox set recipient = 'b@example.com', created_at = now() - interval '89 days' where about = ${about}`;
    expect(await forgotten()).toBe(0);
  });

  test("mails that wait to be sent stay, however old", async () => {
    await db.sql`insert into private.outbox (kind, recipient, about, dedupe_key, created_at)
      values ('order.placed', 'x@example.com', gen_random_uuid(), 'espera', now() - interval '400 days')`;
    await tidy();
    expect(await left("private.outbox where dedupe_key = 'espera'")).toBe(1);
  });

  test("notifications of payments lose their text first, and unprocessed ones lose nothing", async () => {
    await db.sql`insert into public.payment_events (event_key, provider_payment_id, payload, received_at, processed_at) values
      ('t1', '1', '{"a": 1}', now(), now() - interval '31 days'), ('t2', '1', '{"a": 1}', now(), now() - interval '29 days'),
      ('t3', '1', '{"a": 1}', now() - interval '300 days', null)`;
    await tidy();
    const rows = await db.sql`select event_key as key, payload = '{}' as empty from public.payment_events
      where event_key like 't_' order by 1`;
    expect(rows.map(({ key, empty }) => [key, empty])).toEqual([
      ["t1", true],
      ["t2", false],
      ["t3", false],
    ]);
  });

  test("a person who asked without an account and never bought is deleted from every table", async () => {
    const traces = async () => {
      const tables = await db.sql<{ name: string }[]>`
        select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
      const found: string[] = [];
      for (const { name } of tables)
        if (await left(`${name} t where t::text ~* 'zuluaga|beatriz@|carrera 70'`)) found.push(name);
      return found;
    };
    const gone = [await orderOf(null, "expired", 31), await orderOf(null, "cancelled", 31)];
    expect(await traces()).not.toEqual([]);
    expect((await tidy()).unbought_orders).toBe(2);
    expect(await traces()).toEqual([]);
    for (const { token } of gone) expect(await left(`private.order_keys where token = '${token}'`)).toBe(0);
  });

  test("orders of the last month, open ones, paid ones and those of accounts keep their people", async () => {
    const person = await addPerson(db);
    const kept = [
      await orderOf(null, "expired", 29),
      await orderOf(null, "placed", 40),
      await orderOf(person, "cancelled", 40),
      await orderOf(null, "cancelled", 40),
    ];
    await db.sql`update public.orders set payment_status = 'refunded' where id = ${kept[3]!.id}`;
    await tidy();
    for (const { id } of kept)
      expect(await left(`public.orders where id = '${id}' and customer_name = 'Beatriz Zuluaga'`), id).toBe(
        1,
      );
  });

  test("links of finished orders open nothing after two years; personal data is deleted after ten", async () => {
    const two = await orderOf(null, "fulfilled", 731);
    const ten = await orderOf(null, "fulfilled", 3654);
    const fresh = await orderOf(null, "fulfilled", 700);
    await tidy();
    await tidy();
    const tokens = await db.sql<
      { id: string; token: string }[]
    >`select order_id as id, token from private.order_keys`;
    const now = (id: string) => tokens.find((key) => key.id === id)?.token;
    expect([now(two.id) === two.token, now(fresh.id) === fresh.token]).toEqual([false, true]);
    const [row] =
      await db.sql`select customer_name, customer_phone, total_price > 0 as money from public.orders where id = ${ten.id}`;
    expect(row).toEqual({ customer_name: "Cuenta eliminada", customer_phone: "", money: true });
    await db.sql`update private.tidied set at = '-infinity'`;
    expect((await tidy()).order_links).toBe(0);
  });

  test("a repair stays three years after its warranty, its link thirty days", async () => {
    const owner = await addPerson(db);
    const make = async (warranty: string) => {
      const id = await addDeliveredRepair(db, owner, "Ana");
      // The shop's rules would compute the warranty again.
      await db.sql.begin(async (tx) => {
        await tx`set local session_replication_role = replica`;
        await tx`update public.ordenes_servicio set warranty_until = current_date - ${warranty}::interval,
          delivered_at = now() - ${warranty}::interval - interval '6 months' where id = ${id}`;
      });
      await db.sql`insert into private.repair_links (orden_id) values (${id}) on conflict do nothing`;
      await db.sql`insert into storage.objects (bucket_id, name) values ('service-orders', ${`${id}/a.webp`})`;
      return id;
    };
    const [old, middle, recent] = [
      await make("3 years 2 days"),
      await make("2 years"),
      await make("10 days"),
    ];
    const paid = await make("3 years 2 days");
    await db.sql`insert into public.repair_payments (orden_id, kind, method, amount, created_at) values (${paid}, 'abono', 'efectivo', 50000, now() - interval '4 years')`;
    const done = await tidy();
    expect(done.repairs).not.toBeNull();
    expect(await left(`public.ordenes_servicio where id = '${old}'`)).toBe(0);
    expect(await left(`private.files_to_erase where name = '${old}/a.webp'`)).toBe(1);
    expect(await left(`public.ordenes_servicio where id in ('${middle}', '${recent}')`)).toBe(2);
    // Payments stay in the books, without the person.
    const [books] =
      await db.sql`select r.contact_name, r.contact_phone, m.amount from public.ordenes_servicio r
      join public.repair_payments m on m.orden_id = r.id where r.id = ${paid}`;
    expect(books).toEqual({ contact_name: "Cuenta eliminada", contact_phone: "", amount: 50_000 });
    expect(await left(`private.files_to_erase where name = '${paid}/a.webp'`)).toBe(1);
    const open = (id: string) => left(`private.repair_links where orden_id = '${id}' and revoked_at is null`);
    expect([await open(middle), await open(recent)]).toEqual([0, 1]);
  });

  test("messages are deleted three years after their answer, spam after three months, unconfirmed addresses after one", async () => {
    const [old, recent, open] = [
      await submitMessage(db, { text: "Uno" }),
      await submitMessage(db, { text: "Dos" }),
      await submitMessage(db, { text: "Tres" }),
    ];
    await db.sql`update public.contact_messages set state = 'respondido', answered_at = now() - interval '37 months' where id = ${old.id}`;
    await db.sql`update public.contact_messages set state = 'respondido', answered_at = now() - interval '35 months' where id = ${recent.id}`;
    await db.sql`update public.contact_messages set created_at = now() - interval '4 years' where id = ${open.id}`;
    await subscribe(db, "nunca@example.com");
    await db.sql`update public.newsletter_subscribers set created_at = now() - interval '31 days', consent_at = now() - interval '31 days'`;
    await subscribe(db, "ayer@example.com");
    await tidy();
    const messages = await db.sql`select id from public.contact_messages`;
    expect(messages.map(({ id }) => id).toSorted()).toEqual([recent.id, open.id].toSorted());
    expect((await db.sql`select email from public.newsletter_subscribers`).map(({ email }) => email)).toEqual(
      ["ayer@example.com"],
    );
  });
});

describe("files that nothing references", () => {
  const store = (bucket: string, name: string, days: number) =>
    db.sql`insert into storage.objects (bucket_id, name, created_at) values (${bucket}, ${name}, now() - make_interval(days => ${days}))`;

  test("photos of repairs are deleted after a day, referenced ones never", async () => {
    const repair = await addDeliveredRepair(db, await addPerson(db), "Ana");
    const url = (file: string) => `/api/repairs/images/${repair}/${file}`;
    await db.sql`update public.ordenes_servicio set admin_imagenes = array[${url("taller.webp")}], customer_imagenes = array[${url("mia.webp")}] where id = ${repair}`;
    await db.sql`insert into public.orden_eventos (orden_id, kind, actor, images) values (${repair}, 'avance', 'admin', array[${url("paso.webp")}])`;
    for (const file of ["taller.webp", "mia.webp", "paso.webp", "suelta.webp"])
      await store("service-orders", `${repair}/${file}`, 2);
    await store("service-orders", `${repair}/reciente.webp`, 0);
    await tidy();
    const erase = await db.sql`select name from private.files_to_erase where name like ${`${repair}/%`}`;
    expect(erase.map(({ name }) => name)).toEqual([`${repair}/suelta.webp`]);
  });

  test("pictures of the shop are deleted after a month, those that any row references never", async () => {
    const product = await addProduct(db);
    const names = ["uno", "dos", "tres", "cuatro", "cinco"].map((name) => `prueba/${name}.webp`);
    for (const name of [...names, "prueba/suelta.webp"]) await store("media", name, 40);
    await store("media", "prueba/nueva.webp", 5);
    const at = (n: number) => `/media/${names[n]}`;
    await db.sql`update public.products set image = ${at(0)} where id = ${product.id}`;
    await db.sql`insert into public.product_images (product_id, image_url) values (${product.id}, ${at(1)})`;
    await db.sql`insert into public.posts (slug, title, category, body) values ('con-foto', 'Con foto', 'noticias', ${`Mira ![foto](${at(2)})`})`;
    await db.sql`insert into public.hero_slides (title, subtitle, description, button_text, button_url, image_url) values ('a', 'b', 'c', 'd', '/', ${at(3)})`;
    const { id } = await orderOf(null, "fulfilled", 1);
    await db.sql`update public.order_items set image = ${at(4)} where order_id = ${id}`;
    await tidy();
    const erase = await db.sql`select name from private.files_to_erase where bucket = 'media'`;
    expect(erase.map(({ name }) => name)).toEqual(["prueba/suelta.webp"]);
  });
});

describe("the run", () => {
  test("does nothing while the last one is recent, or while another is active", async () => {
    expect([Object.keys(await tidy()).length, await tidy()]).toEqual([20, {}]);
    await db.sql`update private.tidied set at = '-infinity'`;
    const [a, b] = (await Promise.all([tidy(), tidy()])).map((done) => Object.keys(done).length);
    expect([a, b].toSorted()).toEqual([0, 20]);
  });

  test("continues after a step that fails, and says which", async () => {
    await db.sql`create function public.stop() returns trigger language plpgsql as 'begin raise exception ''no''; end'`;
    await db.sql`create trigger stop before delete on public.rate_limits execute function public.stop()`;
    await db.sql`insert into private.sign_up_consents (version, ip, user_agent, at) values ('v', '', '', now() - interval '2 days')`;
    const done = await tidy();
    expect([done.rate_limits, done.sign_ups]).toEqual([null, 1]);
    await db.sql`drop function public.stop() cascade`;
  });

  test("tries a daily step that failed again after ten minutes, not after a day", async () => {
    const tenMinutesOn = () => db.sql`update private.tidied set at = at - interval '11 minutes'`;
    await db.sql`alter function private.note_unnamed_lesson_files() rename to gone`;
    expect((await tidy()).lesson_files).toBeNull();
    expect(await tidy()).toEqual({});
    await tenMinutesOn();
    expect((await tidy()).lesson_files).toBeNull();
    await db.sql`alter function private.gone() rename to note_unnamed_lesson_files`;
    await tenMinutesOn();
    expect((await tidy()).lesson_files).toBe(0);
    await tenMinutesOn();
    expect(Object.keys(await tidy())).not.toContain("lesson_files");
  });
});
