import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { readOr } from "@/lib/core/read-or";
import { PUBLIC_LIFE, tags } from "@/lib/freshness/tags";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { SETTINGS_UNKNOWN } from "./defaults";
import { deliverySettings } from "./delivery";
import { toStoreRating } from "./store-rating";
import type { StoreSettings } from "./types";

/** The store's one row of settings. */
export async function getSettings(): Promise<StoreSettings> {
  "use cache";
  cacheTag(tags.settings);
  cacheLife(PUBLIC_LIFE);
  return readSettings();
}

/** The shortest lifetime that the framework accepts for a prerendered page. */
const SOON = { stale: 30, revalidate: 15, expire: 300 } as const;

/**
 * Settings for pages that must also render during a backend outage: the defaults, cached briefly. Needed because the
 * framework fails the page for a cached read that throws, even when the error is caught.
 */
export async function getKnownSettings(): Promise<StoreSettings> {
  "use cache";
  cacheTag(tags.settings);
  const settings = await readOr(null, "settings", readSettings());
  cacheLife(settings ? PUBLIC_LIFE : SOON);
  return settings ?? SETTINGS_UNKNOWN;
}

async function readSettings(): Promise<StoreSettings> {
  const { data, error } = await publicClient().from("store_settings").select("*").single();
  if (error) throw databaseFailure(error, "No pudimos leer los datos de la tienda.");
  return {
    name: data.name,
    legalName: data.legal_name,
    taxId: data.tax_id,
    chargesVat: data.charges_vat,
    phone: data.phone,
    whatsapp: data.whatsapp,
    email: data.email,
    address: data.address,
    city: data.city,
    region: data.region,
    latitude: data.latitude,
    longitude: data.longitude,
    serviceRadiusMeters: data.service_radius_m,
    opensAt: data.opens_at.slice(0, 5),
    closesAt: data.closes_at.slice(0, 5),
    instagramUrl: data.instagram_url,
    tiktokUrl: data.tiktok_url,
    youtubeUrl: data.youtube_url,
    facebookUrl: data.facebook_url,
    freeShippingText: data.free_shipping_text,
    pickupHours: data.pickup_hours,
    cashGuest: { units: data.cash_guest_units, total: data.cash_guest_total },
    storeRating: toStoreRating(data),
    ...deliverySettings.parse({ deliveryDays: data.delivery_days, carriers: data.carriers }),
    missionsEnabled: data.missions_enabled,
  };
}
