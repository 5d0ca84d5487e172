import type { TransactionSql } from "postgres";
import { rowId } from "./row-id.ts";

/** Who sold what to the shop, how long ago. Used things were bought from people: nobody knows their cost any more. */
const PURCHASES = [
  {
    supplier: "Mayorista Joystick",
    taxId: "901.000.111-2",
    document: "FV-2041",
    days: 62,
    what: "kind in ('consola', 'control')",
  },
  {
    supplier: "Repuestos La Consola",
    taxId: "901.000.222-3",
    document: "R-318",
    days: 45,
    what: "kind = 'repuesto'",
  },
  {
    supplier: "Importadora Pixel",
    taxId: "901.000.333-4",
    document: "PX-7710",
    days: 30,
    what: "kind = 'juego'",
  },
  {
    supplier: "Importadora Pixel",
    taxId: "901.000.333-4",
    document: "PX-7802",
    days: 12,
    what: "kind not in ('consola', 'control', 'repuesto', 'juego')",
  },
];

/** The catalogue's first units as purchases, so that the demo has costs. Before the orders, whose lines freeze them. */
export async function seedPurchases(sql: TransactionSql): Promise<void> {
  for (const { supplier, taxId, document, days, what } of PURCHASES) {
    const purchase = rowId("purchase", document);
    await sql`insert into private.suppliers (name, tax_id) values (${supplier}, ${taxId}) on conflict (name_key) do nothing`;
    await sql`
      insert into private.purchases (id, key, supplier_id, document, bought_on, created_by, created_at)
      select ${purchase}, ${purchase}, s.id, ${document}, private.co_date() - ${days}::int,
        (select id from auth.users where email = 'manager@example.com'), now() - make_interval(days => ${days})
      from private.suppliers s where s.name = ${supplier}`;
    await sql`
      insert into private.purchase_lines (purchase_id, place, product_id, name, quantity, cost)
      select ${purchase}, row_number() over (order by name_key), id, name, stock,
        stock * (round(price * (0.55 + ('x' || left(md5(slug), 4))::bit(16)::int % 20 / 100.0) / 100) * 100)
      from public.products where stock > 0 and condition = 'nuevo' and ${sql.unsafe(what)}`;
    await sql`
      update public.stock_movements m set reason = 'bought', cause = l.id, note = 'Compra ' || b.number
      from private.purchase_lines l join private.purchases b on b.id = l.purchase_id
      where b.id = ${purchase} and m.product_id = l.product_id and m.reason = 'initial'`;
    await sql`
      insert into private.product_costs (product_id, value, last_cost)
      select product_id, cost, cost / quantity from private.purchase_lines where purchase_id = ${purchase}`;
  }
}
