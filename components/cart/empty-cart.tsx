import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

/** An empty cart with a link to the store. */
export function EmptyCart() {
  return (
    <Message title="Tu carrito está vacío" art="/art/empty-cart.svg">
      <p className="text-muted-foreground">Agrega productos, servicios o cursos para continuar</p>
      <a href="/tienda" className={buttonVariants()}>
        Ir a la tienda
      </a>
    </Message>
  );
}
