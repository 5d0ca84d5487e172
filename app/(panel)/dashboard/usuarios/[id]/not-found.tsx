import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

export default function PersonNotFound() {
  return (
    <Message title="No encontramos a esa persona" art="/art/not-found.svg">
      <p className="text-muted">Puede que su cuenta se haya eliminado.</p>
      <Link href="/dashboard/usuarios" className={buttonVariants()}>
        Volver a Usuarios
      </Link>
    </Message>
  );
}
