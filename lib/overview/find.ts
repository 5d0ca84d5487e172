import "server-only";
import type { PostgrestError } from "@supabase/supabase-js";
import { z } from "zod";
import { staffPosts } from "@/lib/blog/staff/rows";
import { staffProductPage } from "@/lib/catalog/staff/rows";
import { inbox } from "@/lib/contact/staff/rows";
import { readOr } from "@/lib/core/read-or";
import { Failure } from "@/lib/core/result";
import { coursePage } from "@/lib/courses/staff/queries";
import { customerPage } from "@/lib/customers/rows";
import { staffOrderPage } from "@/lib/orders/staff/rows";
import { repairList } from "@/lib/repairs/board/card";
import { databaseFailure } from "@/lib/supabase/errors";
import { row } from "@/lib/supabase/rows";
import { serverClient } from "@/lib/supabase/server";
import { SHOWN } from "./found";
import type { Found, FoundAnswer, FoundKind } from "./types";

const EACH = 5;
const FAILED = "No pudimos buscar. Intenta de nuevo.";

/** What find_code() returns. */
const named = z
  .discriminatedUnion("kind", [
    row({
      kind: z.literal("product"),
      id: z.string(),
      name: z.string(),
      price: z.number(),
      stock: z.number(),
    }),
    row({
      kind: z.literal("repair"),
      id: z.string(),
      customer: z.string(),
      brand: z.string(),
      model: z.string(),
      description: z.string(),
    }),
    row({ kind: z.literal("order"), id: z.string(), customer_name: z.string(), total: z.number() }),
  ])
  .nullable();

/** What the text is the code of; null without one. */
async function findCode(code: string): Promise<Found | null> {
  const { data, error } = await serverClient().rpc("find_code", { p_code: code });
  if (error) throw databaseFailure(error, FAILED);
  const one = named.parse(data);
  if (!one) return null;
  const { kind, id } = one;
  if (one.kind === "product") return { kind, id, ...SHOWN.product(one) };
  return { kind, id, ...(one.kind === "repair" ? SHOWN.repair(one) : SHOWN.order(one)) };
}

/**
 * Search of the command palette. Each kind uses the search of its own list; a failed one is logged and left out. Throws
 * when all of them failed.
 */
export async function findAnything(query: string): Promise<FoundAnswer> {
  const supabase = serverClient();
  const asked = { p_query: query, p_limit: EACH };
  const products = { p_filter: { query }, p_limit: EACH };
  const [exact, ...kinds] = await Promise.all([
    readOr(undefined, "overview.find.code", findCode(query)),
    find("order", supabase.rpc("staff_orders", asked), staffOrderPage, SHOWN.order),
    find("repair", supabase.rpc("list_repairs", asked), repairList, SHOWN.repair),
    find("message", supabase.rpc("contact_inbox", asked), inbox, SHOWN.message),
    find("customer", supabase.rpc("search_customers", asked), customerPage, SHOWN.customer),
    find("product", supabase.rpc("staff_products", products), staffProductPage, SHOWN.product),
    find("course", supabase.rpc("staff_courses", asked), coursePage, SHOWN.course),
    find("post", supabase.rpc("staff_posts", asked), staffPosts, SHOWN.post),
  ]);
  if (kinds.every((found) => found === null)) throw new Failure("unavailable", FAILED);
  const found = kinds.flatMap((found) => found ?? []).filter(({ id }) => id !== exact?.id);
  return { exact: exact ?? null, found, isIncomplete: kinds.includes(null) || exact === undefined };
}

type Asked = PromiseLike<{ data: unknown; error: PostgrestError | null }>;
type List<Row> = z.ZodType<{ items: Row[]; corrected?: string | null }>;

/** Null when the query failed. Results of a corrected spelling are ignored. */
async function find<Row extends { id: string }>(
  kind: FoundKind,
  asked: Asked,
  list: List<Row>,
  shown: (row: Row) => Pick<Found, "title" | "detail" | "href">,
): Promise<Found[] | null> {
  const read = async () => {
    const { data, error } = await asked;
    if (error) throw databaseFailure(error, FAILED);
    const { items, corrected } = list.parse(data);
    return corrected ? [] : items.map((row) => ({ kind, id: row.id, ...shown(row) }));
  };
  return readOr(null, `overview.find.${kind}`, read());
}
