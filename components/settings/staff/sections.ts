import type { ComponentProps } from "react";
import type { IconName } from "@/components/ui/icon";
import type { Input } from "@/components/ui/input";
import type { SettingsField } from "@/lib/settings/staff/labels";

export type SettingsBox = { field: SettingsField; wide?: boolean } & ComponentProps<typeof Input>;

type Section = { title: string; icon: IconName; boxes: SettingsBox[]; checks?: SettingsField[] };

const decimal = { inputMode: "decimal", maxLength: 12 } as const;
const link = { type: "url", inputMode: "url", maxLength: 200, spellCheck: false, wide: true } as const;

/** Layout of the settings form: headings, fields and their controls. */
export const SETTINGS_SECTIONS: Section[] = [
  {
    title: "La tienda",
    icon: "lucide--store",
    boxes: [
      { field: "name", maxLength: 60, required: true, autoComplete: "organization" },
      { field: "taxId", maxLength: 20, placeholder: "900.123.456-8" },
      { field: "legalName", maxLength: 120, wide: true },
    ],
    checks: ["chargesVat"],
  },
  {
    title: "Contacto",
    icon: "lucide--phone",
    boxes: [
      { field: "phone", type: "tel", maxLength: 30, placeholder: "604 123 4567" },
      { field: "whatsapp", type: "tel", maxLength: 30, placeholder: "573001234567" },
      { field: "email", type: "email", maxLength: 120, wide: true },
    ],
  },
  {
    title: "Ubicación",
    icon: "lucide--map-pin",
    boxes: [
      { field: "address", maxLength: 160, wide: true },
      { field: "city", maxLength: 60, required: true },
      { field: "region", maxLength: 60, required: true },
      { field: "latitude", ...decimal },
      { field: "longitude", ...decimal },
      { field: "serviceRadiusKm", ...decimal },
    ],
  },
  {
    title: "Horario",
    icon: "lucide--clock",
    boxes: [
      { field: "opensAt", type: "time", required: true },
      { field: "closesAt", type: "time", required: true },
    ],
  },
  {
    title: "Redes sociales",
    icon: "lucide--share-2",
    boxes: [
      { field: "instagramUrl", placeholder: "https://www.instagram.com/tu-tienda", ...link },
      { field: "tiktokUrl", placeholder: "https://www.tiktok.com/@tu-tienda", ...link },
      { field: "youtubeUrl", placeholder: "https://www.youtube.com/@tu-tienda", ...link },
      { field: "facebookUrl", placeholder: "https://www.facebook.com/tu-tienda", ...link },
    ],
  },
  {
    title: "Ventas y panel",
    icon: "lucide--shopping-bag",
    boxes: [
      { field: "freeShippingText", maxLength: 120, wide: true, required: true },
      { field: "storeRating", ...decimal },
      { field: "storeRatingCount", inputMode: "numeric", maxLength: 9 },
      { field: "storeRatingSource", maxLength: 80, placeholder: "Google" },
      { field: "storeRatingDate", type: "date" },
      { field: "lowStockThreshold", inputMode: "numeric", maxLength: 4 },
      { field: "pickupsPerSlot", inputMode: "numeric", maxLength: 2 },
      { field: "pickupHours", inputMode: "numeric", maxLength: 2 },
    ],
    checks: ["missionsEnabled"],
  },
  {
    title: "Pago contra entrega",
    icon: "lucide--banknote",
    boxes: [
      { field: "cashHoldHours", inputMode: "numeric", maxLength: 3, wide: true },
      { field: "cashGuestUnits", inputMode: "numeric", maxLength: 3 },
      { field: "cashGuestTotal", inputMode: "numeric", maxLength: 14 },
      { field: "cashAccountUnits", inputMode: "numeric", maxLength: 3 },
      { field: "cashAccountTotal", inputMode: "numeric", maxLength: 14 },
    ],
  },
];
