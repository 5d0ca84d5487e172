import { expect } from "@playwright/test";
import { placeAt } from "../factories/places.ts";
import { expectNothingWider } from "../support/accessible.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, newestMail, test } from "../support/fixtures.ts";
import { openOrder } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { newQuote, newRepair } from "./support/repairs.ts";

const SLUG = "textos-sin-fin";
/** Zoomed to 400 % on a small desktop: the narrowest supported screen. */
const NARROW = 320;

/** Words without a line break opportunity: Latin letters, wide ones, an address and a row of marks. */
const LONG = ["M".repeat(70), "李".repeat(40), `https://example.com/${"a".repeat(40)}`, "_".repeat(70)];
const long = (most: number) => LONG.join(" ").slice(0, most);
const endless = "W".repeat(4000);

test.afterEach(async () => {
  await query("delete from public.contact_messages where consent_version = $1", [SLUG]);
  for (const table of ["posts", "courses", "products", "services"])
    await query(`delete from public.${table} where slug = $1`, [SLUG]);
});

test("the longest words widen no page, at 320 pixels, for a visitor, a customer or the staff", async ({
  page,
}) => {
  test.slow();
  const [product] = await db.sql<{ id: string; price: number }[]>`
    insert into public.products (slug, name, description, price, stock, badge_text, details)
    values (${SLUG}, ${long(160)}, ${endless}, 90000, 9, ${"W".repeat(30)}, ${db.sql.json([{ label: "W".repeat(60), value: long(300) }])})
    returning id, price`;
  const [course] = await db.sql<{ id: string }[]>`
    insert into public.courses (slug, title, description, content, price, is_published, requirements, includes, learning_outcomes, curriculum)
    values (${SLUG}, ${long(160)}, ${endless.slice(0, 2000)}, ${`${endless}\n\n\`${endless}\`\n\n    ${endless}\n\n| ${long(200)} | b |\n|---|---|\n| ${long(200)} | d |`}, 1000, true,
      ${db.sql.json([long(200)])}, ${db.sql.json([long(200)])}, ${db.sql.json([long(200)])},
      ${db.sql.json([{ name: long(160), lessons: [{ id: "uno", title: long(160), duration: 5, description: endless.slice(0, 2000), preview: true }] }])})
    returning id`;
  const [post] = await db.sql<{ id: string }[]>`
    insert into public.posts (slug, title, category, excerpt, body, state, published_at)
    values (${SLUG}, ${long(120)}, 'noticias', ${long(300)}, ${`## ${long(200)}\n\n${endless}\n\n\`${endless}\`\n\n    ${endless}\n\n> ${endless}\n\n- ${endless}`}, 'publicado', now() - interval '1 day')
    returning id`;
  const customer = await newCustomer("larga");
  await db.sql`update public.profiles set username = ${"W".repeat(60)} where id = ${customer.id}`;
  const place = placeAt("W".repeat(90), { complement: "W".repeat(40), indications: "W".repeat(80) });
  await db.sql`insert into public.addresses (user_id, label, place) values (${customer.id}, ${"W".repeat(40)}, ${db.sql.json(place)})`;
  const repair = await newRepair(customer, endless.slice(0, 4000));
  await db.sql`update public.ordenes_servicio set contact_name = ${"W".repeat(120)}, device_model = ${"W".repeat(80)}, device_serial = ${"W".repeat(80)},
    accessories = ${"W".repeat(300)}, condition = ${"W".repeat(300)} where id = ${repair.id}`;
  await newQuote(repair, 90_000);
  const order = await openOrder(customer, [{ product: product! }], {
    method: "contra_entrega",
    name: "W".repeat(120),
    address: "W".repeat(90),
    email: customer.email,
  });
  const [message] = await db.sql<{ id: string }[]>`
    insert into public.contact_messages (number, name, phone, email, message, due_on, consent_version)
    values ('PQR-2001-000002', ${"W".repeat(120)}, '3001112233', ${`${"w".repeat(60)}@example.com`}, ${endless.slice(0, 4000)}, current_date + 15, ${SLUG})
    returning id`;
  await page.setViewportSize({ width: NARROW, height: 700 });
  const wider: string[] = [];
  const look = async (...addresses: string[]) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByText(/W{20}|M{20}/).first(), address).toBeAttached();
      await expectNothingWider(page, NARROW).catch((error: Error) =>
        wider.push(`${address}: ${error.message}`),
      );
    }
  };
  await look(
    `/producto/${SLUG}`,
    "/tienda",
    `/curso/${SLUG}`,
    `/curso/${SLUG}/muestra/uno`,
    "/cursos",
    `/blog/${SLUG}`,
    "/blog",
    `/pedido/${order.token}`,
    `/reparacion/${repair.token}`,
  );
  const mail = await newestMail(customer.email, /recibimos tu pedido$/);
  await page.setContent(mail.html);
  await expectNothingWider(page, NARROW).catch((error: Error) => wider.push(`the mail: ${error.message}`));
  await enter(page, customer.email);
  await look(
    "/dashboard",
    "/dashboard/pedidos",
    "/servicios-tecnicos",
    `/servicios-tecnicos/${repair.id}`,
    "/dashboard/perfil",
  );
  await enter(page, "superadmin@example.com");
  await look(
    `/admin/pedidos/${order.id}`,
    `/admin/pedidos?q=${order.number}`,
    `/admin/servicios-tecnicos/${repair.id}`,
    "/admin/mensajes",
    `/admin/mensajes/${message?.id}`,
    `/admin/productos?q=${SLUG}&editar=${product?.id}`,
    "/admin/cursos",
    `/admin/cursos/${course?.id}`,
    "/admin/blog",
    `/admin/blog/${post?.id}`,
    `/dashboard/usuarios/${customer.id}`,
  );
  expect(wider).toEqual([]);
});
