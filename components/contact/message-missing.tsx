import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

/** Nobody has the link that was opened. */
export function MessageMissing() {
  return (
    <div className="page py-16">
      <h1 className="sr-only">Mensaje no encontrado</h1>
      <Message title="No encontramos ese mensaje" art="/art/not-found.svg">
        <p className="text-muted">
          Revisa que el enlace esté completo. También puedes escribirnos por WhatsApp con tu número de
          radicado.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <a href="/contacto" className={buttonVariants()}>
            Ir a Contacto
          </a>
          <a href="/" className={buttonVariants({ variant: "outline" })}>
            Volver al inicio
          </a>
        </div>
      </Message>
    </div>
  );
}
