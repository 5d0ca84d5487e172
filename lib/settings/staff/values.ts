import { formatCop } from "@/lib/core/money";
import { type FieldTexts, labelled } from "@/lib/core/versioned";
import type { Database } from "@/lib/supabase/database.types";
import { camelKeys, snakeKeys } from "@/lib/supabase/rows";
import { deliverySettings } from "../delivery";
import { deliveryTexts, readDelivery, typedDaysOf } from "./delivery-values";
import { SETTINGS_LABELS, type SettingsField } from "./labels";
import type { SettingsInput } from "./schema";

/** Form values of the settings: strings; a checkbox is "on" or missing. */
export type SettingsValues = Record<SettingsField, string>;

export type EditableSettings = { version: number; values: SettingsValues };

export const SETTINGS_FIELDS = Object.keys(SETTINGS_LABELS) as SettingsField[];

/** The row of settings. */
export type SettingsRow = Omit<Database["public"]["Tables"]["store_settings"]["Row"], "id" | "updated_at">;

const yesOrNo = (ticked: string) => (ticked ? "Sí" : "No");
const comma = (number: number) => String(number).replace(".", ",");

const asText = (value: string | number | boolean | null) => {
  if (typeof value === "number") return comma(value);
  if (typeof value === "boolean") return value ? "on" : "";
  return value ?? "";
};

export function toEditableSettings({ version, service_radius_m, ...row }: SettingsRow): EditableSettings {
  const delivery = deliverySettings.parse({ deliveryDays: row.delivery_days, carriers: row.carriers });
  const settings = {
    ...camelKeys(row),
    serviceRadiusKm: service_radius_m / 1000,
    opensAt: row.opens_at.slice(0, 5),
    closesAt: row.closes_at.slice(0, 5),
    cashGuestTotal: formatCop(row.cash_guest_total),
    cashAccountTotal: formatCop(row.cash_account_total),
    deliveryDays: typedDaysOf(delivery.deliveryDays),
    carriers: JSON.stringify(delivery.carriers),
  };
  const values = SETTINGS_FIELDS.map((field) => [field, asText(settings[field])]);
  return { version, values: Object.fromEntries(values) };
}

/** The columns that a save writes. */
export function toSettingsRow({ version: _, serviceRadiusKm, ...input }: SettingsInput) {
  return {
    ...snakeKeys(input),
    service_radius_m: Math.round(serviceRadiusKm * 1000),
  } satisfies Omit<SettingsRow, "version">;
}

/** Current form values. */
export function readSettings(form: FormData): SettingsValues {
  const texts = SETTINGS_FIELDS.map((field) => [field, String(form.get(field) ?? "")]);
  return { ...(Object.fromEntries(texts) as SettingsValues), ...readDelivery(form) };
}

/** Labelled values of the settings, for comparing two versions. */
export function settingsTexts(values: SettingsValues): FieldTexts<SettingsField> {
  return labelled(SETTINGS_LABELS, {
    ...values,
    ...deliveryTexts(values),
    chargesVat: yesOrNo(values.chargesVat),
    missionsEnabled: yesOrNo(values.missionsEnabled),
  });
}
