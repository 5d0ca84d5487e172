import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { PRIVACY_VERSION } from "../../lib/legal/versions.ts";
import { subscribe } from "../factories/contact.ts";
import { registerPerson } from "../factories/customer-history.ts";
import { cartLine, placeOrder } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { requestRepair } from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, answerOf, queryAs } from "../support/queries.ts";
import { refusal } from "../support/refusal.ts";

const IP = "203.0.113.7";
const AGENT = "Firefox/140";

const db = await testDatabase();
const asServer = queryAs(db, "service_role");

type Evidence = { version: string; ip: string; at: Date; count: number };
type Case = { give: () => Promise<string>; table: string; of: string; version?: string; prefix?: string };

/** Called by the server once the row exists. */
const accept = (kind: string, id: string, version: string) =>
  asServer`select public.note_acceptance(${kind}, ${id}, ${version}, ${IP}, ${AGENT})`;

const CASES: Record<string, Case> = {
  "an account": {
    give: () => registerPerson(db, PRIVACY_VERSION),
    table: "consents",
    of: "user_id = $1 and kind = 'privacidad' and granted",
    version: PRIVACY_VERSION,
    prefix: "",
  },
  advertising: {
    give: async () => {
      const id = await addPerson(db);
      await asServer`select public.record_consent(${id}, 'marketing', true, 'marketing-1', ${IP}, ${AGENT})`;
      return id;
    },
    table: "consents",
    of: "user_id = $1 and kind = 'marketing' and granted",
    version: "marketing-1",
    prefix: "",
  },
  "the newsletter": {
    give: async () => {
      await subscribe(db, "prueba@example.com");
      return answerOf(db)`select id from public.newsletter_subscribers where email = 'prueba@example.com'`;
    },
    table: "newsletter_subscribers",
    of: "id = $1",
    prefix: "consent_",
  },
};

test.each(Object.entries(CASES))(
  "consent evidence rows: %s",
  async (_name, { give, table, of, version, prefix = "" }) => {
    const id = await give();
    const rows = await db.sql.unsafe<Evidence[]>(
      `select ${prefix}version as version, ${prefix}ip as ip, ${prefix}at as at, count(*) over ()::int as count from public.${table} where ${of}`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.version).toBe(version ?? "2026-01");
    expect(rows[0]?.ip).toBe(IP);
    expect(Math.abs(Date.now() - rows[0]!.at.getTime())).toBeLessThan(60_000);
  },
);

test.each(["", null, "x".repeat(81)])(
  "no order without its acceptance, through the site or directly: %j",
  async (terms) => {
    const product = await addProduct(db);
    for (const who of ["service_role", await addPerson(db)]) {
      const { hint, message } = await refusal(
        placeOrder(db, who, { items: [cartLine(product)], total: product.price, terms }),
      );
      expect([hint, message]).toEqual(["terms_required", expect.stringContaining("Acepta los términos")]);
    }
    expect(await stockOf(db, product)).toBe(product.stock);
  },
);

test.each(["", null, "x".repeat(81)])("no request of a repair without its acceptance: %j", async (terms) => {
  for (const who of ["service_role", await addPerson(db)]) {
    const { hint, message } = await refusal(requestRepair(db, who, { terms }));
    expect([hint, message]).toEqual(["terms_required", expect.stringContaining("Acepta el tratamiento")]);
  }
});

test("a repair requested without the site keeps its acceptance, which cannot be rewritten", async () => {
  const { id } = await requestRepair(db, await addPerson(db), { terms: "privacidad 2026-02" });
  const rows = () => db.sql`select version, ip from public.acceptances where repair_id = ${id}`;
  expect(await rows()).toEqual([{ version: "privacidad 2026-02", ip: "" }]);
  await accept("repair", id, "privacidad 2026-03");
  await accept("repair", id, "tres");
  expect(await rows()).toEqual([{ version: "privacidad 2026-03", ip: IP }]);
});

test("an order placed without the site keeps its acceptance, which cannot be rewritten", async () => {
  const product = await addProduct(db);
  const person = await addPerson(db);
  const checkout = { items: [cartLine(product)], total: product.price, terms: "terminos 2026-02" };
  const { order_id } = await placeOrder(db, person, checkout);
  const rows = () =>
    db.sql`select version, ip, at > now() - interval '1 minute' as now from public.acceptances where order_id = ${order_id}`;
  expect(await rows()).toEqual([{ version: "terminos 2026-02", ip: "", now: true }]);
  // The same order requested again accepts nothing again; the server's data is added once.
  await placeOrder(db, person, checkout);
  await accept("order", order_id, "terminos 2026-02, privacidad 2026-02");
  await accept("order", order_id, "tres");
  expect(await rows()).toEqual([{ version: "terminos 2026-02, privacidad 2026-02", ip: IP, now: true }]);
});

test("the first acceptance counts", async () => {
  const product = await addProduct(db);
  const { order_id } = await placeOrder(db, "service_role", {
    items: [cartLine(product)],
    total: product.price,
  });
  await accept("order", order_id, "uno");
  await accept("order", order_id, "dos");
  const rows = await db.sql`select version from public.acceptances where order_id = ${order_id}`;
  expect(rows.map((row) => row.version)).toEqual(["uno"]);
  await expect(accept("curso", order_id, "uno")).rejects.toThrow(/check constraint/);
});

test("an account cannot provide its own evidence", async () => {
  const forged = {
    privacy_version: "2099-01",
    privacy_ip: "1.2.3.4",
    privacy_user_agent: "Nadie/1.0",
    consent: randomUUID(),
  };
  const id = await db.addUser(undefined, forged);
  expect(await db.sql`select from public.consents where user_id = ${id}`).toHaveLength(0);
});

test("the server's data is valid for one account, for ten minutes", async () => {
  const prepare = async () => {
    const row = await answerAs(db, "service_role")`select public.prepare_consent('v1', ${IP}, ${AGENT})`;
    return String(row);
  };
  const consentsOf = async (token: string) => {
    const id = await db.addUser(undefined, { consent: token });
    return (await db.sql`select from public.consents where user_id = ${id}`).length;
  };
  const token = await prepare();
  expect([await consentsOf(token), await consentsOf(token)]).toEqual([1, 0]);
  const late = await prepare();
  await db.sql`update private.sign_up_consents set at = now() - interval '11 minutes'`;
  expect(await consentsOf(late)).toBe(0);
});

test("an order, a repair and a quote keep their own time of acceptance", async () => {
  const order = await answerOf(db)`select terms_accepted_at from public.orders limit 1`;
  const repair = await answerOf(db)`select privacy_accepted_at from public.ordenes_servicio limit 1`;
  expect([order, repair]).toEqual([expect.any(Date), expect.any(Date)]);
});
