import type { Metadata } from "next";
import { ListHead } from "@/components/lists/list-head";
import { BackToOrders } from "@/components/orders/staff/parcels/back-to-orders";
import { CollectTable } from "@/components/orders/staff/parcels/collect-table";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { colombianDay, formatDay } from "@/lib/core/dates";
import { formatNumber } from "@/lib/core/money";
import { typedParam } from "@/lib/core/typed-param";
import { getParcels } from "@/lib/orders/staff/queries";
import { orderIdsSchema } from "@/lib/orders/staff/schema";
import { getSettings } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Registrar recaudo" };

export default async function CollectPage({ searchParams }: PageProps<"/admin/pedidos/recaudo">) {
  await requireRole(STAFF_ROLES, { path: "/admin/pedidos/recaudo" });
  const chosen = orderIdsSchema.safeParse(typedParam((await searchParams).ids));
  const [{ items, total }, { carriers }] = await Promise.all([
    getParcels("collect", { orders: chosen.data }),
    getSettings(),
  ]);
  return (
    <>
      <ListHead
        title="Registrar recaudo"
        tabs={<BackToOrders />}
        note={
          total > items.length ? `Los ${items.length} más antiguos de ${formatNumber(total)}.` : undefined
        }
      />
      {items.length === 0 ? (
        <p className="panel p-6">No hay pedidos por cobrar.</p>
      ) : (
        <CollectTable
          parcels={items}
          carriers={carriers.map(({ name }) => name)}
          today={formatDay(colombianDay(Date.now()))}
          areChosen={chosen.success}
        />
      )}
    </>
  );
}
