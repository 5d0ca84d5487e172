import type { RealtimePostgresChangesPayload, SupabaseClient } from "@supabase/supabase-js";
import type { TestBackend } from "../../support/backend.ts";
import { waitUntil } from "../../support/wait-until.ts";

export type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;

export interface Subscription {
  seen: Payload[];
  statuses: string[];
  orders(): Payload[];
}

let serial = 0;

/** A name that no other channel or row has. */
export const unique = (prefix: string) => `${prefix}-${++serial}`;

/** Follows orders and products; resolves when the server has confirmed the subscription. */
export async function subscribe(client: SupabaseClient, filter?: string): Promise<Subscription> {
  const subscription: Subscription = {
    seen: [],
    statuses: [],
    orders: () => subscription.seen.filter(({ table }) => table === "orders"),
  };
  const keep = (payload: Payload) => void subscription.seen.push(payload);
  const orders = { event: "*", schema: "public", table: "orders", ...(filter && { filter }) } as const;
  await client.realtime.setAuth();
  client
    .channel(unique("changes"))
    .on("postgres_changes", orders, keep)
    .on("postgres_changes", { event: "INSERT", schema: "public", table: "products" }, keep)
    .subscribe((status) => subscription.statuses.push(status));
  await waitUntil(() => subscription.statuses.includes("SUBSCRIBED"), "the subscription");
  return subscription;
}

/** Adds an order of a person; returns its id. */
export async function order(
  { database }: TestBackend,
  userId: string,
  note = "",
  total = 10,
): Promise<string> {
  const [row] = await database.sql`insert into public.orders (user_id, total, note, secret)
    values (${userId}, ${total}, ${note}, 'oculto') returning id`;
  return String(row?.id);
}

/** Adds a row that everyone may see and waits for it: changes arrive in order, so all earlier ones have arrived. */
export async function waitForChanges(
  { database }: TestBackend,
  ...subscriptions: Subscription[]
): Promise<void> {
  const sku = unique("last");
  await database.sql`insert into public.products (sku, name, price) values (${sku}, 'x', 1)`;
  const has = ({ seen }: Subscription) =>
    seen.some((payload) => "sku" in payload.new && payload.new.sku === sku);
  await waitUntil(() => subscriptions.every(has), `${sku} on every channel`);
}
