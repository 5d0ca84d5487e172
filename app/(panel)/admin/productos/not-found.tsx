import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { PRODUCT_NOT_FOUND } from "@/lib/catalog/labels";

export default function ProductNotFound() {
  return (
    <Message title={PRODUCT_NOT_FOUND} art="/art/not-found.svg">
      <p className="text-muted">Puede que alguien lo haya eliminado.</p>
      <Link href="/admin/productos" className={buttonVariants()}>
        Volver a los productos
      </Link>
    </Message>
  );
}
