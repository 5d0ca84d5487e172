import "server-only";
import { isUuid } from "@/lib/core/text";
import { BACKEND_UNAVAILABLE } from "@/lib/supabase/claims";
import { databaseFailure } from "@/lib/supabase/errors";
import type { openSession } from "@/lib/supabase/middleware";
import type { NotFoundKind } from "./not-found-page";
import { ROUTES } from "./routes";

type Session = Pick<Awaited<ReturnType<typeof openSession>>, "supabase" | "claims">;
type Answer = PromiseLike<{ data: unknown; error: Parameters<typeof databaseFailure>[0] | null }>;
type Link = {
  path: RegExp;
  /** Shown when the row is missing. */
  page: NotFoundKind;
  find: (key: string, session: Session, part: string) => Answer | null;
};

const INVALID_KEY = null;

type PanelTable =
  | "orders"
  | "tickets"
  | "cash_sessions"
  | "ordenes_servicio"
  | "products"
  | "courses"
  | "posts"
  | "contact_messages"
  | "customers";

/** Row-level security decides access: another user's row is reported as missing. */
const rowOf =
  (table: PanelTable): Link["find"] =>
  (key, { supabase }) =>
    isUuid(key) ? supabase.from(table).select("id").eq("id", key).maybeSingle() : INVALID_KEY;

const NO_RIGHT = "42501";

/** Who may not see costs is not told whether it exists: the page leads them away. */
async function purchaseOf(key: string, supabase: Session["supabase"]): Promise<Awaited<Answer>> {
  const { data, error } = await supabase.rpc("purchase_detail", { p_id: key });
  return error?.code === NO_RIGHT ? { data: key, error: null } : { data, error };
}

const PANEL: Link[] = [
  // Outside the back office staff see only their own rows, like customers.
  {
    path: /^\/dashboard\/pedidos\/([^/]+)$/,
    page: "mi-pedido",
    find: (key, { supabase, claims }) =>
      isUuid(key) && claims
        ? supabase.from("orders").select("id").eq("id", key).eq("user_id", claims.sub).maybeSingle()
        : INVALID_KEY,
  },
  {
    path: /^\/servicios-tecnicos\/([^/]+)$/,
    page: "mi-servicio",
    find: (key, { supabase, claims }) =>
      isUuid(key) && claims
        ? supabase
            .from("ordenes_servicio")
            .select("id")
            .eq("id", key)
            .eq("usuario_id", claims.sub)
            .maybeSingle()
        : INVALID_KEY,
  },
  { path: /^\/admin\/mostrador\/([^/]+)$/, page: "gestion-venta", find: rowOf("tickets") },
  { path: /^\/admin\/caja\/([^/]+)$/, page: "gestion-caja", find: rowOf("cash_sessions") },
  {
    path: /^\/admin\/compras\/([^/]+)$/,
    page: "gestion-compra",
    find: (key, { supabase }) => (isUuid(key) ? purchaseOf(key, supabase) : INVALID_KEY),
  },
  { path: /^\/admin\/pedidos\/([^/]+)$/, page: "gestion-pedido", find: rowOf("orders") },
  {
    path: /^\/admin\/servicios-tecnicos\/([^/]+)$/,
    page: "gestion-servicio",
    find: rowOf("ordenes_servicio"),
  },
  { path: /^\/admin\/productos\/([^/]+)\/movimientos$/, page: "gestion-producto", find: rowOf("products") },
  {
    path: /^\/admin\/cursos\/([^/]+)\/leccion\/([^/]+)$/,
    page: "gestion-curso",
    find: (key, { supabase }, part) =>
      isUuid(key)
        ? supabase
            .from("courses")
            .select("id")
            .eq("id", key)
            .contains("curriculum", JSON.stringify([{ lessons: [{ id: part }] }]))
            .maybeSingle()
        : INVALID_KEY,
  },
  { path: /^\/admin\/cursos\/([^/]+)$/, page: "gestion-curso", find: rowOf("courses") },
  { path: /^\/admin\/blog\/([^/]+)$/, page: "gestion-articulo", find: rowOf("posts") },
  { path: /^\/admin\/mensajes\/([^/]+)$/, page: "gestion-mensaje", find: rowOf("contact_messages") },
  { path: /^\/admin\/clientes\/([^/]+)$/, page: "gestion-cliente", find: rowOf("customers") },
  {
    path: /^\/dashboard\/usuarios\/([^/]+)$/,
    page: "usuario",
    find: (key, { supabase }) =>
      isUuid(key) ? supabase.rpc("person_for_staff", { p_user: key }) : INVALID_KEY,
  },
];

/** Lists with an open editor: its row's id is in the query string. */
const EDITOR_LINKS: Link[] = [
  { path: /^\/admin\/productos\?(?:.*&)?editar=([^&]+)/, page: "gestion-producto", find: rowOf("products") },
];

const LINKS: Link[] = [
  ...PANEL,
  {
    path: /^\/pedido\/([^/]+)$/,
    page: "pedido",
    find: (key, { supabase, claims }) => {
      if (!isUuid(key)) return supabase.rpc("order_by_token", { p_token: key });
      return claims ? supabase.rpc("order_token", { p_order: key }) : INVALID_KEY;
    },
  },
  {
    path: /^\/reparacion\/([^/]+)$/,
    page: "reparacion",
    find: (key, { supabase }) => supabase.rpc("repair_by_token", { p_token: key }),
  },
  {
    path: /^\/certificado\/([^/]+)$/,
    page: "certificado",
    find: (key, { supabase }) => supabase.rpc("certificate_by_code", { p_code: key }),
  },
  {
    path: /^\/pqr\/([^/]+)$/,
    page: "pqr",
    find: (key, { supabase }) => supabase.rpc("contact_by_token", { p_token: key }),
  },
  {
    path: /^\/boletin\/(?:confirmar|baja)\/([^/]+)$/,
    page: "boletin",
    find: (key, { supabase }) => supabase.rpc("newsletter_link", { p_token: key }),
  },
];

/**
 * What a link to a missing row was about; undefined when the row exists. Checked before rendering: a streamed page has
 * sent its 200 before it finds nothing.
 */
export async function findMissingRow(
  { pathname, search }: URL,
  session: Session,
): Promise<NotFoundKind | undefined> {
  const isFixed = (ROUTES as readonly string[]).includes(pathname);
  const address = isFixed ? pathname + search : pathname;
  for (const { path, page, find } of isFixed ? EDITOR_LINKS : LINKS) {
    const [, key, part = ""] = path.exec(address) ?? [];
    if (!key) continue;
    // The path was parsed before, so decoding cannot fail.
    const found = find(key, session, decodeURIComponent(part));
    if (found === INVALID_KEY) return page;
    const { data, error } = await found;
    // A backend failure does not prove that the row is missing.
    if (error) throw databaseFailure(error, BACKEND_UNAVAILABLE);
    return data === null ? page : undefined;
  }
  return undefined;
}
