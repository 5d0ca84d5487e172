import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import Link from "next/link";
import { NewOrderForm } from "@/components/orders/staff/lines/new-order-form";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { readOr } from "@/lib/core/read-or";
import { getCustomer } from "@/lib/customers/queries";
import { NEW_ORDER_PATH, ORDER_LIST } from "@/lib/orders/staff/list";
import { getSettings } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Nuevo pedido" };

export default async function NewOrderPage({ searchParams }: PageProps<"/admin/pedidos/nuevo">) {
  await requireRole(STAFF_ROLES, { path: NEW_ORDER_PATH });
  const { cliente } = await searchParams;
  const [{ city }, customer] = await Promise.all([
    getSettings(),
    typeof cliente === "string" ? readOr(null, "orders.new.customer", getCustomer(cliente)) : null,
  ]);
  return (
    <>
      <Link href={ORDER_LIST.path} className="quiet-link mb-2 gap-2">
        <Icon name="lucide--arrow-left" className="size-5" />
        Pedidos
      </Link>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl">Nuevo pedido</h1>
        <p className="text-muted-foreground max-sm:hidden">Para quien pide por teléfono o por WhatsApp.</p>
      </div>
      <NewOrderForm
        requestKey={randomUUID()}
        city={city}
        startsWith={
          customer && { id: customer.id, name: customer.name, phone: customer.phone, email: customer.email }
        }
      />
    </>
  );
}
