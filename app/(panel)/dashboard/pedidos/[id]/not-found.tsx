import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

/** Also for orders of somebody else: whether they exist is nobody's business. */
export default function OrderNotFound() {
  return (
    <>
      <h1 className="sr-only">Pedido no encontrado</h1>
      <Message title="No encontramos ese pedido" art="/art/not-found.svg">
        <p className="text-muted">Puede que el enlace esté incompleto o que el pedido sea de otra cuenta.</p>
        <Link href="/dashboard/pedidos" className={buttonVariants()}>
          Ver mis pedidos
        </Link>
      </Message>
    </>
  );
}
