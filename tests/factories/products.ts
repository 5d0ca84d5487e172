import type { TestDatabase } from "../support/database.ts";

export type Product = { id: string; slug: string; name: string; price: number; stock: number };

export async function addProduct(
  db: TestDatabase,
  {
    name = "Control",
    price = 50_000,
    stock = 10,
    category = "controles",
    description = "",
    kind = "otro",
    createdAt = null as Date | null,
  } = {},
): Promise<Product> {
  const [row] = await db.sql<{ id: string; slug: string }[]>`
    insert into public.products (name, price, stock, category, description, kind, created_at)
    values (${name}, ${price}, ${stock}, ${category}, ${description}, ${kind}, coalesce(${createdAt}, now())) returning id, slug`;
  return { ...row!, name, price, stock };
}

export async function stockOf(db: TestDatabase, product: Product): Promise<number> {
  const [row] = await db.sql<{ stock: number; ledger: number }[]>`
    select p.stock, (select coalesce(sum(delta), 0)::int from public.stock_movements m where m.product_id = p.id) as ledger
    from public.products p where p.id = ${product.id}`;
  if (row!.stock !== row!.ledger) throw new Error(`The ledger says ${row!.ledger}, the shelf ${row!.stock}`);
  return row!.stock;
}
