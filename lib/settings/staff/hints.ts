import { hasRightCheckDigit, isNit, nitCheckDigit } from "@/lib/core/nit";
import { openingHours } from "../hours";
import { whatsappDigits } from "../whatsapp";
import type { SettingsField } from "./labels";
import { formatStorePhone, isStorePhone, parseDecimal } from "./parts";
import type { SettingsValues } from "./values";

/** Hint of each field: where the site shows it, with the current value. */
export function settingsHints(values: SettingsValues): Partial<Record<SettingsField, string>> {
  const { name, legalName, taxId, phone, whatsapp, address, city, region, opensAt, closesAt } = values;
  const place = [address, city, region].filter(Boolean).join(", ");
  return {
    name: "En el encabezado, el pie de página y los documentos.",
    legalName: `Al pie de todas las páginas: «${[legalName || name, taxId && `NIT ${taxId}`].filter(Boolean).join(" · ")}».`,
    taxId: nitHint(taxId),
    chargesVat:
      "Los pedidos, los comprobantes y lo que se exporta separan el IVA. Sin marcar, no se separa nada.",
    phone: isStorePhone(phone)
      ? `En el encabezado y en Contacto: ${formatStorePhone(phone)}.`
      : "En el encabezado y en Contacto. Celular o fijo con indicativo.",
    whatsapp: whatsapp
      ? `Los botones de WhatsApp abren wa.me/${whatsappDigits(whatsapp)}.`
      : "Sin número, los botones de WhatsApp no se muestran.",
    email: "Al pie de página, en Contacto y en los términos.",
    address: place && `En Contacto y en los recibos: ${place}.`,
    latitude:
      "El punto del mapa. En tu mapa de siempre: clic derecho sobre la tienda y copia el primer número.",
    longitude: "El segundo número.",
    serviceRadiusKm: `En las solicitudes a domicilio: «hasta ${Math.round(parseDecimal(values.serviceRadiusKm)) || 0} km de ${city}».`,
    opensAt: opensAt && closesAt ? hoursHint(opensAt, closesAt) : "Hora de Colombia.",
    closesAt: "También decide las franjas de recogida a domicilio.",
    instagramUrl: linkHint(values.instagramUrl),
    tiktokUrl: linkHint(values.tiktokUrl),
    youtubeUrl: linkHint(values.youtubeUrl),
    facebookUrl: linkHint(values.facebookUrl),
    freeShippingText: `En la tienda, bajo el título: «${values.freeShippingText}».`,
    storeRating:
      values.storeRating && values.storeRatingCount
        ? `En la página de cada producto y al pie del sitio: ${values.storeRating}/5 (${values.storeRatingCount}), calificación de la tienda, según ${values.storeRatingSource || "…"}.`
        : "Sin calificación no se muestra ninguna. Complétala con su número, su fuente y su fecha.",
    storeRatingCount: "Debe corresponder a calificaciones reales: la ley pide que la publicidad sea cierta.",
    storeRatingSource: "De dónde sale el número: «Google», por ejemplo.",
    storeRatingDate: "El día en que lo consultaste.",
    lowStockThreshold: `El panel avisa de los productos con ${values.lowStockThreshold || "0"} unidades o menos.`,
    pickupsPerSlot: "Una franja de dos horas con tantas recogidas pedidas deja de ofrecerse.",
    pickupHours: "Con ella y el horario, la tienda dice desde cuándo se puede recoger.",
    cashHoldHours: `Un pedido contra entrega que nadie confirma en ${values.cashHoldHours || "0"} horas de atención vence y su inventario vuelve a la venta.`,
    cashGuestTotal:
      "Con lo que esa persona ya tiene por confirmar. Quien quiere más paga en línea o te escribe por WhatsApp.",
    missionsEnabled: "Una sección más en Mi Progreso de los clientes.",
  };
}

function nitHint(nit: string): string {
  if (!isNit(nit) || hasRightCheckDigit(nit)) return "En el pie de página, los recibos y los certificados.";
  return `El dígito de verificación de ese número sería ${nitCheckDigit(nit.split("-")[0] ?? "")}: revísalo.`;
}

function linkHint(url: string): string {
  return url ? "Un enlace al pie de todas las páginas." : "Sin dirección no se muestra.";
}

function hoursHint(opensAt: string, closesAt: string): string {
  return openingHours({ opensAt, closesAt })
    .map(([days, hours]) => `${days}: ${hours}`)
    .join(". ");
}
