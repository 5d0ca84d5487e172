import { expect, test } from "vitest";
import { createPaymentAction } from "@/lib/checkout/actions";
import { PRIVACY_VERSION, TERMS_VERSION } from "@/lib/legal/versions";
import { getAcceptance } from "@/lib/orders/staff/queries";
import { decideQuoteAction, requestRepairAction } from "@/lib/repairs/actions";
import { addProduct } from "../factories/products.ts";
import { quoteRepair } from "../factories/repairs.ts";
import { answered, checkoutOf, repairForm } from "./support/calls.ts";
import type { SitePerson } from "./support/site.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
const laura = await site.person("employee");

const ADDRESS = "203.0.113.44";

const visitAs = (who: SitePerson | null) => site.visitAs(who, ADDRESS);

test("a purchase stores evidence of which texts were accepted, when and from where", async () => {
  await visitAs(null);
  const product = await addProduct(site.db, { stock: 2 });
  const result = await createPaymentAction(checkoutOf(product, { phone: "3001112233" }));
  expect(result).toMatchObject({ ok: true, data: { kind: "session" } });
  const [row] = await site.db.sql`
    select a.version, a.ip, a.user_agent, a.at > now() - interval '1 minute' as now
    from public.acceptances a join public.orders o on o.id = a.order_id where o.customer_phone = '3001112233'`;
  expect(row).toEqual({
    version: `terminos ${TERMS_VERSION}, privacidad ${PRIVACY_VERSION}`,
    ip: ADDRESS,
    user_agent: "Navegador de prueba",
    now: true,
  });
  const [{ id = "" } = {}] = await site.db
    .sql`select id from public.orders where customer_phone = '3001112233'`;
  // Only admins read it.
  await visitAs(laura);
  expect(await getAcceptance(id)).toBeNull();
  await visitAs(await site.person("admin"));
  expect(await getAcceptance(id)).toMatchObject({ ip: ADDRESS });
});

test("a requested repair and an approved quote store theirs", async () => {
  await visitAs(null);
  const asked = await requestRepairAction(repairForm({ phone: "3001112244" }));
  answered(asked);
  const [repair] = await site.db.sql<{ id: string; token: string }[]>`
    select o.id, l.token from public.ordenes_servicio o join private.repair_links l on l.orden_id = o.id
    where o.contact_phone = '3001112244'`;
  const quoteId = await quoteRepair(site.db, laura.id, repair!.id);
  const decided = await decideQuoteAction({
    quoteId,
    token: repair!.token,
    decision: "aprobada",
    name: "Ana Ruiz",
    reason: "",
    acceptsTerms: true,
    acceptsStart: true,
  });
  expect(decided).toMatchObject({ ok: true, data: { state: "aprobada" } });
  const rows = await site.db.sql`
    select version, ip, user_agent from public.acceptances where repair_id = ${repair!.id} or quote_id = ${quoteId} order by id`;
  const evidence = { ip: ADDRESS, user_agent: "Navegador de prueba" };
  expect([...rows]).toEqual([
    { version: `privacidad ${PRIVACY_VERSION}`, ...evidence },
    { version: `terminos ${TERMS_VERSION}`, ...evidence },
  ]);
});
