import type { GatewayRefused } from "./gateway";

const BY_CODE: Record<string, string> = {
  "2063": "El proveedor dice que ese pago ya no admite devoluciones.",
  "2017": "El proveedor dice que ese valor es más de lo que queda por devolver.",
  "2064":
    "El pago tiene más de 180 días y el proveedor ya no lo devuelve. Acuerda otro medio con el cliente.",
};

/** Text for staff when the provider refused a refund: no money moved. */
export function refundRefusal({ status, codes }: Pick<GatewayRefused, "status" | "codes">): string {
  const known = codes.flatMap((code) => BY_CODE[code] ?? [])[0];
  if (known) return known;
  if (status === 404) return "El proveedor no reconoce ese pago.";
  if (status === 401 || status === 403) return "El proveedor no aceptó las credenciales de la tienda.";
  if (status === 402) return "La cuenta de la tienda no tiene saldo suficiente en el proveedor.";
  const detail = codes.length > 0 ? codes.join(", ") : String(status);
  return `El proveedor rechazó el reembolso (código ${detail}).`;
}
