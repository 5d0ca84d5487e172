import { expect, type Locator } from "@playwright/test";
import sharp from "sharp";
import { E2E_CONFIG } from "./e2e-config.ts";
import { DEMO_PASSWORD, freshEmail } from "./fixtures.ts";
import { query } from "./shopper.ts";

export type Customer = { id: string; email: string };
export type Order = { id: string; number: string; token: string };

const { SUPABASE_URL, SUPABASE_SECRET_KEY, SUPABASE_PUBLISHABLE_KEY } = E2E_CONFIG.env;

async function backend<Answer>(
  path: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<Answer> {
  const answer = await fetch(`${SUPABASE_URL}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** A customer whom no other test knows. */
export async function newCustomer(name: string): Promise<Customer> {
  const secret = SUPABASE_SECRET_KEY ?? "";
  const headers = { apikey: secret, authorization: `Bearer ${secret}` };
  const body = { email: freshEmail(name), password: DEMO_PASSWORD, email_confirm: true };
  return backend<Customer>("/auth/v1/admin/users", headers, body);
}

/** Calls a database function as one of the demo's people, over the same door that the site uses. */
export async function callAs<Answer>(
  email: string,
  name: string,
  body: Record<string, unknown>,
): Promise<Answer> {
  const apikey = SUPABASE_PUBLISHABLE_KEY ?? "";
  const { access_token } = await backend<{ access_token: string }>(
    "/auth/v1/token?grant_type=password",
    { apikey },
    { email, password: DEMO_PASSWORD },
  );
  return backend<Answer>(`/rest/v1/rpc/${name}`, { apikey, authorization: `Bearer ${access_token}` }, body);
}

export const asStaff = <Answer>(name: string, body: Record<string, unknown>): Promise<Answer> =>
  callAs<Answer>("employee@example.com", name, body);

/** An order that the shop took in at the counter. */
export async function takeIn(customer: Customer | null, description: string): Promise<Order> {
  const [order] = await query<Order>(
    `with taken as (
       insert into public.ordenes_servicio (usuario_id, descripcion, device_kind, device_model, contact_name, contact_phone)
       values (nullif($1, '')::uuid, $2, 'playstation', 'PS5 de prueba', 'Marta Persona Secreta', '3009998877')
       returning id)
     select id, right(id::text, 8) as number, '' as token from taken`,
    [customer?.id ?? "", description],
  );
  if (!order) throw new Error("The order was not stored.");
  const [link] = await query<{ token: string }>(
    "select token from private.repair_links where orden_id = $1 and revoked_at is null",
    [order.id],
  );
  return { ...order, token: link?.token ?? "" };
}

export function quote(order: Order, total: number): Promise<string> {
  return asStaff<string>("create_quote", {
    p_orden: order.id,
    p_lines: [
      { kind: "part", concept: "Puerto HDMI", quantity: 1, unit_price: total - 40_000 },
      { kind: "labour", concept: "Mano de obra", quantity: 1, unit_price: 40_000 },
    ],
  });
}

/** A file as a phone's camera makes it. */
export async function somePhoto(name = "consola.jpg") {
  const image = sharp({ create: { width: 900, height: 700, channels: 3, background: "#224466" } });
  return { name, mimeType: "image/jpeg", buffer: await image.jpeg().toBuffer() };
}

/** Presses until the page answers: one drawn by the server is seen before its script has loaded. */
export async function press(button: Locator, answer: Locator): Promise<void> {
  await expect(async () => {
    if (!(await answer.isVisible())) await button.click({ timeout: 1000 });
    await expect(answer).toBeVisible({ timeout: 1000 });
  }).toPass();
}
