import { beforeAll, describe, expect, test } from "vitest";
import { addCustomerHistory, type CustomerHistory } from "../factories/customer-history.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

const db = await testDatabase();

type Export = Record<string, unknown[]> & Record<"cuenta" | "cliente", Record<string, unknown>>;

const exportOf = (who: Who) => answerAs<Export>(db, who)`select public.export_my_data()`;

describe("the data export", () => {
  let mine: CustomerHistory;
  let theirs: CustomerHistory;
  let copy: Export;

  beforeAll(async () => {
    mine = await addCustomerHistory(db, "Lucía Vélez");
    theirs = await addCustomerHistory(db, "Otra Persona");
    await db.sql`insert into public.repair_payments (orden_id, kind, method, amount) values (${mine.repair}, 'abono', 'nequi', 20000)`;
    await db.sql`insert into private.outbox (kind, recipient, about, dedupe_key, created_at, sent_at)
      select 'order.shipped', '', about, 'viejo-' || about, now() - interval '100 days', now() - interval '100 days'
      from unnest(${[mine.order, theirs.order]}::uuid[]) about`;
    copy = await exportOf(mine.id);
  });

  test("has the account and at least a row of each kind", () => {
    expect(copy.cuenta).toMatchObject({
      correo: mine.email,
      nombre_de_usuario: "Lucía Vélez",
      celular: "3009998877",
    });
    expect(copy.direcciones).toMatchObject([
      { direccion: "Calle secreta 1, Envigado, Antioquia", por_defecto: true },
    ]);
    expect(copy.cliente).toMatchObject({
      correo: mine.email,
      celular: "3009998877",
      documento: "1020304050",
    });
    const { generado, cuenta, cliente, ...lists } = copy;
    expect(Object.entries(lists).filter(([, rows]) => !Array.isArray(rows) || rows.length === 0)).toEqual([]);
    expect(copy.autorizaciones).toHaveLength(2);
    expect(copy.pedidos).toHaveLength(2);
    expect(copy.pedidos?.[0]).toMatchObject({
      id: mine.order,
      articulos: [{ quantity: 1 }],
      pagos: [{ estado: "approved", ultimos_cuatro: "6260" }],
      retractos: [{ reason: "Me arrepentí" }],
      factura: { document_type: "CC", document_number: "1020304050", name: "Lucía Vélez" },
    });
    expect(copy.reparaciones?.[0]).toMatchObject({
      id: mine.repair,
      cotizaciones: [{ total: 80_000 }],
      abonos: [{ tipo: "abono", medio: "nequi", valor: 20_000 }],
      entregas: [{ outcome: "reparado", to_name: "", warranty_months: 3 }],
    });
    expect(copy.correos).toContainEqual(
      expect.objectContaining({ sobre: "order.placed", de: mine.order, para: mine.email }),
    );
    expect(copy.correos).toContainEqual(expect.objectContaining({ sobre: "order.shipped", para: "" }));
    const text = JSON.stringify(copy);
    for (const own of [
      "¿Cómo va mi consola?",
      "Llegó rápido y sirve",
      mine.certificate,
      `https://x.com/${mine.id}`,
    ])
      expect(text).toContain(own);
  });

  test("has nothing of other people, nothing internal and no token", async () => {
    const text = JSON.stringify(copy);
    for (const foreign of [
      theirs.id,
      theirs.email,
      theirs.order,
      theirs.repair,
      theirs.certificate,
      "Otra Persona",
    ])
      expect(text).not.toContain(foreign);
    expect(text).not.toContain("Cliente difícil");
    expect(text).not.toContain("idempotency");
    expect(text).not.toContain(mine.token);
  });

  test("covers every table that references a person", async () => {
    const rows = await db.sql<{ name: string }[]>`
      select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'auth.users'::regclass and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)`;
    const owners = rows.map(({ name }) => name).filter((name) => /\.(id|user_id|usuario_id)$/.test(name));
    // Add a new one to export_my_data and anonymise_account, and then to this list. orden_lecturas only marks what was read.
    expect(owners.toSorted()).toEqual([
      "achievement_claims.user_id",
      "addresses.user_id",
      "certificates.user_id",
      "check_results.user_id",
      "consents.user_id",
      "contact_messages.user_id",
      "course_positions.user_id",
      "customers.user_id",
      "lesson_progress.user_id",
      "orden_lecturas.user_id",
      "ordenes_servicio.usuario_id",
      "orders.user_id",
      "profiles.id",
      "reviews.user_id",
      "social_posts.user_id",
      "video_positions.user_id",
      "xp_events.user_id",
    ]);
  });
});
