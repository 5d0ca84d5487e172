import "server-only";
import type { LostKind } from "@/lib/addresses/lost";
import { isUuid } from "@/lib/core/text";
import { BACKEND_AWAY } from "@/lib/supabase/claims";
import { databaseFailure } from "@/lib/supabase/errors";
import type { openSession } from "@/lib/supabase/middleware";

type Session = Pick<Awaited<ReturnType<typeof openSession>>, "supabase" | "claims">;
type Answer = PromiseLike<{ data: unknown; error: Parameters<typeof databaseFailure>[0] | null }>;
type Link = { path: RegExp; lost: LostKind; find: (key: string, session: Session) => Answer | null };

const NOBODY_ASKS = null;

const LINKS: Link[] = [
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
 * What a link that names nothing was to open; undefined for the others. A page that streams has answered 200 before it
 * finds nothing, so they are told apart before it.
 */
export async function lostLink(path: string, session: Session): Promise<LostKind | undefined> {
  for (const { path: pattern, lost, find } of LINKS) {
    const key = pattern.exec(path)?.[1];
    if (!key) continue;
    const search = find(key, session);
    if (search === NOBODY_ASKS) return lost;
    const { data, error } = await search;
    // A backend that does not answer is no proof that the link is wrong.
    if (error) throw databaseFailure(error, BACKEND_AWAY);
    return data === null ? lost : undefined;
  }
  return undefined;
}
