import { Message } from "@/components/ui/message";

/** For staff whose role does not see the reports. */
export function NoReports() {
  return (
    <Message title="Tu rol no ve los informes del negocio. Quien administra la tienda lo cambia en Configuración, Permisos." />
  );
}
