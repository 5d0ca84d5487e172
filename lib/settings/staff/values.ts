import { formatCop } from "@/lib/core/money";
import type { Words } from "@/lib/core/versioned";
import type { Database } from "@/lib/supabase/database.types";
import { SETTINGS_LABELS } from "./labels";
import type { SettingsInput } from "./schema";
import type { EditableSettings, SettingsField, SettingsValues } from "./types";

export const SETTINGS_FIELDS = Object.keys(SETTINGS_LABELS) as SettingsField[];

/** The row of settings, as the database gives it. */
export type SettingsRow = Omit<Database["public"]["Tables"]["store_settings"]["Row"], "id" | "updated_at">;

const comma = (number: number) => String(number).replace(".", ",");

export function toEditableSettings(row: SettingsRow): EditableSettings {
  return {
    version: row.version,
    values: {
      name: row.name,
      legalName: row.legal_name,
      taxId: row.tax_id,
      phone: row.phone,
      whatsapp: row.whatsapp,
      email: row.email,
      address: row.address,
      city: row.city,
      region: row.region,
      latitude: comma(row.latitude),
      longitude: comma(row.longitude),
      serviceRadiusKm: comma(row.service_radius_m / 1000),
      opensAt: row.opens_at.slice(0, 5),
      closesAt: row.closes_at.slice(0, 5),
      instagramUrl: row.instagram_url,
      tiktokUrl: row.tiktok_url,
      youtubeUrl: row.youtube_url,
      facebookUrl: row.facebook_url,
      freeShippingText: row.free_shipping_text,
      storeRating: row.store_rating === null ? "" : comma(row.store_rating),
      storeRatingCount: row.store_rating_count === null ? "" : String(row.store_rating_count),
      storeRatingSource: row.store_rating_source,
      storeRatingDate: row.store_rating_date ?? "",
      lowStockThreshold: String(row.low_stock_threshold),
      cashHoldHours: String(row.cash_hold_hours),
      cashGuestUnits: String(row.cash_guest_units),
      cashGuestTotal: formatCop(row.cash_guest_total),
      cashAccountUnits: String(row.cash_account_units),
      cashAccountTotal: formatCop(row.cash_account_total),
      missionsEnabled: row.missions_enabled ? "on" : "",
    },
  };
}

/** The columns that a save writes. */
export function toSettingsRow({ version: _, ...input }: SettingsInput): Omit<SettingsRow, "version"> {
  return {
    name: input.name,
    legal_name: input.legalName,
    tax_id: input.taxId,
    phone: input.phone,
    whatsapp: input.whatsapp,
    email: input.email,
    address: input.address,
    city: input.city,
    region: input.region,
    latitude: input.latitude,
    longitude: input.longitude,
    service_radius_m: Math.round(input.serviceRadiusKm * 1000),
    opens_at: input.opensAt,
    closes_at: input.closesAt,
    instagram_url: input.instagramUrl,
    tiktok_url: input.tiktokUrl,
    youtube_url: input.youtubeUrl,
    facebook_url: input.facebookUrl,
    free_shipping_text: input.freeShippingText,
    store_rating: input.storeRating,
    store_rating_count: input.storeRatingCount,
    store_rating_source: input.storeRatingSource,
    store_rating_date: input.storeRatingDate,
    low_stock_threshold: input.lowStockThreshold,
    cash_hold_hours: input.cashHoldHours,
    cash_guest_units: input.cashGuestUnits,
    cash_guest_total: input.cashGuestTotal,
    cash_account_units: input.cashAccountUnits,
    cash_account_total: input.cashAccountTotal,
    missions_enabled: input.missionsEnabled,
  };
}

/** What a form holds now, as texts. */
export function readSettings(form: FormData): SettingsValues {
  return Object.fromEntries(
    SETTINGS_FIELDS.map((field) => [field, String(form.get(field) ?? "")]),
  ) as SettingsValues;
}

/** What the settings say, field by field. */
export function settingsWords(values: SettingsValues): Words {
  const missionsEnabled = values.missionsEnabled ? "Sí" : "No";
  const shown = { ...values, missionsEnabled };
  return Object.fromEntries(SETTINGS_FIELDS.map((field) => [SETTINGS_LABELS[field], shown[field]]));
}
