import { toRole } from "@/lib/auth/roles";
import { INBOX_LIST, SUBSCRIBER_LIST } from "@/lib/contact/staff/list";
import { SOCIAL_POST_LIST } from "@/lib/gamification/staff/list";
import { orderNumber } from "@/lib/orders/order-number";
import { staffRepairNumber } from "@/lib/repairs/number";
import { REVIEW_LIST } from "@/lib/reviews/staff/list";
import { RIGHTS_PATH } from "@/lib/settings/staff/labels";
import type { Json } from "@/lib/supabase/database.types";
import { ROLE_NAMES } from "@/lib/users/staff/labels";
import { columnLabel, DERIVED } from "./columns";
import { ACTIONS, ENTITIES, VERBS } from "./labels";
import type { AuditEntry, AuditFact } from "./types";
import { auditChange, auditValue } from "./values";

type Thing = Pick<AuditEntry, "entity" | "entityId" | "subject">;

const isDerived = (column: string) => DERIVED.some((one) => one === column);

/** "cambió el producto «Control»": a sentence about the action. */
export function actionText({ action, ...thing }: Thing & Pick<AuditEntry, "action">): string {
  const [, verb = ""] = action.split(".");
  const pattern = ACTIONS[action] ?? VERBS[verb] ?? `${action}: {}`;
  return pattern.replace("{}", thingText(thing)).replace(/\bde el\b/g, "del");
}

/** Label of an actor without an account. */
export function actorName({ actor, action }: Pick<AuditEntry, "actor" | "action">): string {
  if (actor) return actor.name;
  if (action === "account.deleted") return "Una persona";
  return ["order.cancelled", "withdrawal.requested", "invoice.requested"].includes(action)
    ? "Cliente sin cuenta"
    : "Sistema";
}

function thingText({ entity, entityId, subject }: Thing): string {
  const one = ENTITIES[entity]?.one ?? entity;
  const called = calledOf(subject) ?? (subject.id ? undefined : entityId);
  return called ? `${one} ${called}` : one;
}

function calledOf({ kind, id, name }: AuditEntry["subject"]): string | undefined {
  if (name) return `«${name}»`;
  if (id && kind === "orders") return `#${orderNumber(id)}`;
  if (id && kind === "role_rights") return ROLE_NAMES[toRole(id)];
  if (id && kind === "ordenes_servicio") return `#${staffRepairNumber(id)}`;
  return undefined;
}

const LISTS: Record<string, string> = {
  hero_slides: "/admin/hero",
  home_picks: "/admin/hero/elegidos",
  repair_stories: "/admin/hero/historias",
  team_members: "/admin/hero/equipo",
  role_rights: RIGHTS_PATH,
  store_settings: "/admin/configuracion",
  search_synonyms: "/admin/productos/busqueda",
  reviews: REVIEW_LIST.path,
  social_posts: SOCIAL_POST_LIST.path,
  contact_messages: INBOX_LIST.path,
  contact_replies: INBOX_LIST.path,
  newsletter_subscribers: SUBSCRIBER_LIST.path,
};

const PAGES: Record<string, string> = {
  orders: "/admin/pedidos/",
  purchases: "/admin/compras/",
  tickets: "/admin/mostrador/",
  ordenes_servicio: "/admin/servicios-tecnicos/",
  courses: "/admin/cursos/",
  profiles: "/dashboard/usuarios/",
  customers: "/admin/clientes/",
};

/** Link to the page of the changed row; undefined when it has none or was deleted. */
export function subjectHref({ action, subject }: Pick<AuditEntry, "action" | "subject">): string | undefined {
  const { kind, id, name } = subject;
  const list = LISTS[kind];
  if (list) return list;
  if (kind === "products" || kind === "services") {
    const path = kind === "products" ? "/admin/productos" : "/admin/servicios";
    return name ? `${path}?q=${encodeURIComponent(name)}` : undefined;
  }
  const page = PAGES[kind];
  const isGone =
    action === `${kind}.deleted` || (name === null && ["courses", "profiles", "customers"].includes(kind));
  return page && id && !isGone ? page + id : undefined;
}

/** The old and new value of each changed field, or the facts of the entry. */
export function auditFacts({ entity, details }: Pick<AuditEntry, "entity" | "details">): AuditFact[] {
  if (typeof details !== "object" || details === null || Array.isArray(details)) return [];
  const { changed, before, from, to, ...rest } = details;
  const labelOf = (column: string) => columnLabel(entity, column) ?? column.replaceAll("_", " ");
  const fact = ([column, value]: [string, Json | undefined]): AuditFact => ({
    label: labelOf(column),
    value: auditValue(column, value),
  });
  const changes = entriesOf(changed).flatMap(([column, pair]) =>
    Array.isArray(pair) && !isDerived(column)
      ? [{ label: labelOf(column), ...auditChange(column, pair[0], pair[1]) }]
      : [],
  );
  // The labelled columns of a deleted row.
  const removed = entriesOf(before).filter(([column]) => columnLabel(entity, column) !== undefined);
  const moved =
    to === undefined
      ? []
      : [{ label: "Valor", before: auditValue("from", from), value: auditValue("to", to) }];
  // Bulk changes and stock counts record only the number of changed rows.
  const counts = Object.entries({ changed, before }).filter(([, value]) => typeof value === "number");
  return [...changes, ...removed.map(fact), ...moved, ...[...Object.entries(rest), ...counts].map(fact)];
}

function entriesOf(value: Json | undefined): [string, Json | undefined][] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}
