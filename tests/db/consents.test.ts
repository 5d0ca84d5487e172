import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cartLine, placeOrder } from "../factories/orders.ts";
import { addPerson } from "../factories/people.ts";
import { addProduct, stockOf } from "../factories/products.ts";
import { requestRepair } from "../factories/repairs.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { refusal } from "../support/refusal.ts";

const IP = "203.0.113.7";
const AGENT = "Firefox/140";

const db = await testDatabase();
const asServer = queryAs(db, "service_role");

/** Called by the server once the row exists. */
const accept = (kind: string, id: string, version: string) =>
  asServer`select public.note_acceptance(${kind}, ${id}, ${version}, ${IP}, ${AGENT})`;

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
