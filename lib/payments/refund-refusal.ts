import type { GatewayRefused } from "./gateway";

/**
 * What the provider will never return of a payment: a part of it, or anything. Only then staff may return money by hand;
 * public.open_refund checks it.
 */
export type Blocked = "" | "parte" | "plazo";

type Refusal = { text: string; blocked: Blocked };

const BY_CODE: Record<string, Refusal> = {
  "2063": { text: "El proveedor dice que ese pago ya no admite devoluciones.", blocked: "" },
  "2017": { text: "El proveedor dice que ese valor es más de lo que queda por devolver.", blocked: "" },
  "2064": {
    text: "El pago tiene más de 180 días y Mercado Pago ya no lo devuelve: pide la llave a la persona y devuélvelo a mano.",
    blocked: "plazo",
  },
  "3024": {
    text: "Mercado Pago no devuelve una parte de ese pago: pide la llave a la persona y devuélvela a mano.",
    blocked: "parte",
  },
};

/** Text for staff when the provider refused a refund: no money moved. */
export function refundRefusal({ status, codes }: Pick<GatewayRefused, "status" | "codes">): Refusal {
  const known = codes.flatMap((code) => BY_CODE[code] ?? [])[0];
  return known ?? { text: unknownRefusal(status, codes), blocked: "" };
}

function unknownRefusal(status: number, codes: readonly string[]): string {
  if (status === 404) return "El proveedor no reconoce ese pago.";
  if (status === 401 || status === 403) return "El proveedor no aceptó las credenciales de la tienda.";
  if (status === 402) return "La cuenta de la tienda no tiene saldo suficiente en el proveedor.";
  const detail = codes.length > 0 ? codes.join(", ") : String(status);
  return `El proveedor rechazó el reembolso (código ${detail}).`;
}
