import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

/** Nobody has the link that was opened, or the shop took it back. */
export function RepairMissing() {
  return (
    <div className="page py-16">
      <h1 className="sr-only">Reparación no encontrada</h1>
      <Message title="No encontramos esa reparación" art="/art/not-found.svg">
        <p className="text-muted">
          Revisa que el enlace esté completo. Si te dieron uno nuevo, el anterior ya no sirve. También puedes
          escribirnos por WhatsApp con tu nombre y celular.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <a href="/servicios-tecnicos" className={buttonVariants()}>
            Ver mis servicios
          </a>
          <a href="/" className={buttonVariants({ variant: "outline" })}>
            Volver al inicio
          </a>
        </div>
      </Message>
    </div>
  );
}
