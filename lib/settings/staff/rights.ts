import type { Role } from "@/lib/auth/roles";
import { formatCop } from "@/lib/core/money";
import { parseWhole } from "@/lib/core/pesos";
import type { Tables } from "@/lib/supabase/database.types";
import { type FieldsOf, fieldTexts, fromRow, type ValuesOf } from "@/lib/supabase/fields";

/** The roles whose rights can be changed: customers have none, and a superadmin has every right. */
export const RIGHT_ROLES = ["employee", "manager", "admin"] as const satisfies readonly Role[];
export type RightRole = (typeof RIGHT_ROLES)[number];

const yesOrNo = (may: boolean) => (may ? "Sí" : "No");

export const RIGHT_FIELDS = {
  refundLimit: {
    column: "refund_limit",
    label: "Devuelve hasta",
    most: 100_000_000,
    text: (limit: number | null) =>
      limit === null ? "Sin límite" : limit === 0 ? "No devuelve dinero" : formatCop(limit),
  },
  discountLimit: {
    column: "discount_limit",
    label: "Descuenta hasta",
    most: 100,
    text: (limit: number) => (limit === 0 ? "No da descuentos" : `${limit} %`),
  },
  seesCost: { column: "sees_cost", label: "Ve costos y márgenes", text: yesOrNo },
  seesReports: { column: "sees_reports", label: "Ve Negocio", text: yesOrNo },
  closesDrawer: { column: "closes_drawer", label: "Abre y cierra la caja", text: yesOrNo },
  correctsStock: { column: "corrects_stock", label: "Corrige existencias", text: yesOrNo },
} satisfies FieldsOf<"role_rights">;

/** What a role may do; a limit of null is none. */
export type RightValues = ValuesOf<typeof RIGHT_FIELDS, Tables<"role_rights">>;
export type RightName = keyof RightValues;
export const SWITCHES = [
  "seesCost",
  "seesReports",
  "closesDrawer",
  "correctsStock",
] as const satisfies RightName[];

/** A role's rights as its editor loads and saves them. */
export type RoleRights = RightValues & { role: RightRole; version: number };

export function toRoleRights(row: Tables<"role_rights">): RoleRights {
  return { ...fromRow(RIGHT_FIELDS, row), role: row.role as RightRole, version: row.version };
}

/** Labelled texts of a role's rights. */
export const rightTexts = (values: RightValues) => fieldTexts(RIGHT_FIELDS, values);

/** The texts of a superadmin. */
export const ALL_RIGHTS: RightValues = {
  refundLimit: null,
  discountLimit: 100,
  seesCost: true,
  seesReports: true,
  closesDrawer: true,
  correctsStock: true,
};

/** Whether `viewer` may change the rights of `role`: nobody those of their own. SQL decides again in set_role_rights. */
export function canChangeRights(viewer: Role, role: RightRole): boolean {
  return viewer === "superadmin" || (viewer === "admin" && role !== "admin");
}

/** Form values; a number that cannot be read is rejected on save. */
export function readRights(form: FormData, known: RightValues): RightValues {
  const typed = String(form.get("refundLimit"));
  return {
    refundLimit: typed.trim() === "" ? null : (parseWhole(typed) ?? known.refundLimit),
    discountLimit: parseWhole(String(form.get("discountLimit"))) ?? known.discountLimit,
    seesCost: form.has("seesCost"),
    seesReports: form.has("seesReports"),
    closesDrawer: form.has("closesDrawer"),
    correctsStock: form.has("correctsStock"),
  };
}
