import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

/** Nobody has the link that was opened. */
export function OrderMissing() {
  return (
    <div className="page py-16">
      <h1 className="sr-only">Pedido no encontrado</h1>
      <Message title="No encontramos ese pedido" art="/art/not-found.svg">
        <p className="text-muted">
          Revisa que el enlace esté completo. Si lo perdiste, escríbenos por WhatsApp con tu nombre y celular
          y te lo enviamos.
        </p>
        <a href="/" className={buttonVariants()}>
          Volver al inicio
        </a>
      </Message>
    </div>
  );
}
