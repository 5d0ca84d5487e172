import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

/** No certificate has the code that was opened. */
export function CertificateMissing() {
  return (
    <div className="page py-16">
      <h1 className="sr-only">Certificado no encontrado</h1>
      <Message title="No encontramos ese certificado" art="/art/not-found.svg">
        <p className="text-muted">
          Revisa que el código esté completo, como AG-XXXX-XXXX-XXXX. Si te lo entregaron así, no lo emitimos
          nosotros.
        </p>
        <a href="/" className={buttonVariants()}>
          Volver al inicio
        </a>
      </Message>
    </div>
  );
}
