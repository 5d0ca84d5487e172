import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { ORDER_LIST } from "@/lib/orders/staff/list";

export function BackToOrders() {
  return (
    <Link href={ORDER_LIST.path} className="quiet-link order-first -mr-2 basis-full gap-1 text-sm">
      <Icon name="lucide--chevron-left" className="size-4" />
      Pedidos
    </Link>
  );
}
