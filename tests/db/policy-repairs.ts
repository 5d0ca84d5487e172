import { NOBODY_WRITES, OWNER_AND_STAFF, type Rule, SERVER, SERVER_ONLY, STAFF } from "./policy-callers.ts";

/** The tables of the workshop, as a part of the matrix. */
export const REPAIR_RULES: Record<string, Rule> = {
  ordenes_servicio: {
    allowed: { select: OWNER_AND_STAFF, insert: SERVER, update: STAFF, delete: SERVER },
    row: "id = 'REPAIR'",
    column: "admin_descripcion",
    insert: "(usuario_id, descripcion) values ('CLIENTE', 'No prende')",
  },
  orden_comentarios: {
    allowed: { ...SERVER_ONLY, select: OWNER_AND_STAFF },
    row: "orden_id = 'REPAIR'",
    column: "texto",
    insert: "(orden_id, autor, texto) values ('REPAIR', 'cliente', 'hola')",
  },
  orden_eventos: {
    allowed: { ...SERVER_ONLY, select: OWNER_AND_STAFF },
    row: "orden_id = 'REPAIR'",
    column: "note",
    insert: "(orden_id, kind, actor) values ('REPAIR', 'avance', 'admin')",
  },
  orden_lecturas: {
    allowed: { ...SERVER_ONLY, select: ["cliente", ...SERVER] },
    row: "orden_id = 'REPAIR'",
    column: "last_comment",
    insert: "(orden_id, user_id) values ('REPAIR', 'NOBODY')",
  },
  orden_motivos: {
    allowed: { ...SERVER_ONLY, select: STAFF },
    row: "orden_id = 'REPAIR'",
    column: "reason",
    insert:
      "(evento_id, orden_id, reason) select id, orden_id, 'x' from public.orden_eventos where orden_id = 'REPAIR' order by id desc limit 1",
  },
  orden_entregas: {
    allowed: { ...SERVER_ONLY, select: STAFF },
    row: "orden_id = 'REPAIR'",
    column: "to_name",
    insert:
      "(orden_id, delivered_at, to_name, to_document, outcome, outcome_reason, warranty_months) values ('REPAIR', now(), 'Ana', '', 'reparado', '', 3)",
  },
  repair_payments: {
    allowed: { ...NOBODY_WRITES, select: OWNER_AND_STAFF },
    row: "orden_id = 'REPAIR'",
    column: "amount",
    insert: "(orden_id, kind, method, amount) values ('REPAIR', 'abono', 'efectivo', 1000)",
  },
  repair_parts: {
    allowed: { ...SERVER_ONLY, select: STAFF },
    row: "orden_id = 'REPAIR'",
    column: "name",
    insert: "(orden_id, name, quantity, unit_price) values ('REPAIR', 'Cable', 1, 1000)",
  },
  cotizaciones: {
    allowed: { ...SERVER_ONLY, select: OWNER_AND_STAFF },
    row: "orden_id = 'REPAIR'",
    column: "note",
    insert: "(orden_id, total, valid_until, replaced_at) values ('REPAIR', 1000, now(), now())",
  },
};
