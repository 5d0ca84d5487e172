import { query } from "./shopper.ts";

type Bought = { id: string; slug: string; name: string };

/** An order of one unit that a person paid and received; answers its id. */
export async function paidOrder(person: { id: string }, product: Bought, price: number): Promise<string> {
  const [order] = await query<{ id: string }>(
    `with placed as (
       insert into public.orders (user_id, status, payment_method, quantity, total_price, customer_name, customer_phone, shipping_address)
       values ($1, 'confirmed', 'contra_entrega', 1, $2, 'Persona de prueba', '3000000000', 'Calle 1 # 2-3')
       returning id),
     lines as (
       insert into public.order_items (order_id, item_type, item_id, name, slug, unit_price, quantity)
       select id, 'product', $3, $4, $5, $2, 1 from placed)
     select id from placed`,
    [person.id, price, product.id, product.name, product.slug],
  );
  if (!order) throw new Error("The order was not stored.");
  await query("update public.orders set status = 'fulfilled', shipping_status = 'delivered' where id = $1", [
    order.id,
  ]);
  await setPayment(order.id, "paid");
  return order.id;
}

/** What the provider's message would do to an order. */
export async function setPayment(order: string, status: "paid" | "refunded"): Promise<void> {
  await query("update public.orders set payment_status = $2::public.order_payment_status where id = $1", [
    order,
    status,
  ]);
}
