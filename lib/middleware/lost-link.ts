import "server-only";
import { isUuid } from "@/lib/core/text";
import { BACKEND_AWAY } from "@/lib/supabase/claims";
import { databaseFailure } from "@/lib/supabase/errors";
import type { openSession } from "@/lib/supabase/middleware";
import type { LostKind } from "./lost";
import { ROUTES } from "./routes";

type Session = Pick<Awaited<ReturnType<typeof openSession>>, "supabase" | "claims">;
type Answer = PromiseLike<{ data: unknown; error: Parameters<typeof databaseFailure>[0] | null }>;
type Link = {
  path: RegExp;
  lost: LostKind;
  find: (key: string, session: Session, part: string) => Answer | null;
};

const NOBODY_ASKS = null;

type Kept = "orders" | "ordenes_servicio" | "products" | "courses" | "posts" | "contact_messages";

/** Row-level security decides access: another user's row is reported as missing. */
const rowOf =
  (table: Kept): Link["find"] =>
  (key, { supabase }) =>
    isUuid(key) ? supabase.from(table).select("id").eq("id", key).maybeSingle() : NOBODY_ASKS;

const PANEL: Link[] = [
  // Outside the back office staff see only their own rows, like customers.
  {
    path: /^\/dashboard\/pedidos\/([^/]+)$/,
    lost: "mi-pedido",
    find: (key, { supabase, claims }) =>
      isUuid(key) && claims
        ? supabase.from("orders").select("id").eq("id", key).eq("user_id", claims.sub).maybeSingle()
        : NOBODY_ASKS,
  },
  {
    path: /^\/servicios-tecnicos\/([^/]+)$/,
    lost: "mi-servicio",
    find: (key, { supabase, claims }) =>
      isUuid(key) && claims
        ? supabase
            .from("ordenes_servicio")
            .select("id")
            .eq("id", key)
            .eq("usuario_id", claims.sub)
            .maybeSingle()
        : NOBODY_ASKS,
  },
  { path: /^\/admin\/pedidos\/([^/]+)$/, lost: "gestion-pedido", find: rowOf("orders") },
  {
    path: /^\/admin\/servicios-tecnicos\/([^/]+)$/,
    lost: "gestion-servicio",
    find: rowOf("ordenes_servicio"),
  },
  { path: /^\/admin\/productos\/([^/]+)\/movimientos$/, lost: "gestion-producto", find: rowOf("products") },
  {
    path: /^\/admin\/cursos\/([^/]+)\/leccion\/([^/]+)$/,
    lost: "gestion-curso",
    find: (key, { supabase }, part) =>
      isUuid(key)
        ? supabase
            .from("courses")
            .select("id")
            .eq("id", key)
            .contains("curriculum", JSON.stringify([{ lessons: [{ id: part }] }]))
            .maybeSingle()
        : NOBODY_ASKS,
  },
  { path: /^\/admin\/cursos\/([^/]+)$/, lost: "gestion-curso", find: rowOf("courses") },
  { path: /^\/admin\/blog\/([^/]+)$/, lost: "gestion-articulo", find: rowOf("posts") },
  { path: /^\/admin\/mensajes\/([^/]+)$/, lost: "gestion-mensaje", find: rowOf("contact_messages") },
  {
    path: /^\/dashboard\/usuarios\/([^/]+)$/,
    lost: "usuario",
    find: (key, { supabase }) =>
      isUuid(key) ? supabase.rpc("person_for_staff", { p_user: key }) : NOBODY_ASKS,
  },
];

/** Lists with an open editor: its row's id is in the query string. */
const BESIDE_LISTS: Link[] = [
  { path: /^\/admin\/productos\?(?:.*&)?editar=([^&]+)/, lost: "gestion-producto", find: rowOf("products") },
];

const LINKS: Link[] = [
  ...PANEL,
  {
    path: /^\/pedido\/([^/]+)$/,
    lost: "pedido",
    find: (key, { supabase, claims }) => {
      if (!isUuid(key)) return supabase.rpc("order_by_token", { p_token: key });
      return claims ? supabase.rpc("order_token", { p_order: key }) : NOBODY_ASKS;
    },
  },
  {
    path: /^\/reparacion\/([^/]+)$/,
    lost: "reparacion",
    find: (key, { supabase }) => supabase.rpc("repair_by_token", { p_token: key }),
  },
  {
    path: /^\/certificado\/([^/]+)$/,
    lost: "certificado",
    find: (key, { supabase }) => supabase.rpc("certificate_by_code", { p_code: key }),
  },
  {
    path: /^\/pqr\/([^/]+)$/,
    lost: "pqr",
    find: (key, { supabase }) => supabase.rpc("contact_by_token", { p_token: key }),
  },
  {
    path: /^\/boletin\/(?:confirmar|baja)\/([^/]+)$/,
    lost: "boletin",
    find: (key, { supabase }) => supabase.rpc("newsletter_link", { p_token: key }),
  },
];

/**
 * What a link to a missing row was about; undefined when the row exists. Checked before rendering: a streamed page has
 * sent its 200 before it finds nothing.
 */
export async function lostLink({ pathname, search }: URL, session: Session): Promise<LostKind | undefined> {
  const isFixed = (ROUTES as readonly string[]).includes(pathname);
  const address = isFixed ? pathname + search : pathname;
  for (const { path, lost, find } of isFixed ? BESIDE_LISTS : LINKS) {
    const [, key, part = ""] = path.exec(address) ?? [];
    if (!key) continue;
    // The path was parsed before, so decoding cannot fail.
    const found = find(key, session, decodeURIComponent(part));
    if (found === NOBODY_ASKS) return lost;
    const { data, error } = await found;
    // A backend failure does not prove that the row is missing.
    if (error) throw databaseFailure(error, BACKEND_AWAY);
    return data === null ? lost : undefined;
  }
  return undefined;
}
