import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

export default function StaffOrderNotFound() {
  return (
    <Message title="No encontramos ese pedido" art="/art/no-orders.svg">
      <Link href="/admin/pedidos" className={buttonVariants()}>
        Ver todos los pedidos
      </Link>
    </Message>
  );
}
