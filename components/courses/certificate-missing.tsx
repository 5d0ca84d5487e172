import { Missing } from "@/components/ui/missing";

const WAYS = [{ href: "/", label: "Volver al inicio" }];

/** No certificate has the code that was opened. */
export function CertificateMissing() {
  return (
    <Missing title="No encontramos ese certificado" ways={WAYS}>
      Revisa que el código esté completo, como AG-XXXX-XXXX-XXXX. Si te lo entregaron así, no lo emitimos
      nosotros.
    </Missing>
  );
}
