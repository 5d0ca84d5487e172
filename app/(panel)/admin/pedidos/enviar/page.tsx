import type { Metadata } from "next";
import { ListHead } from "@/components/lists/list-head";
import { BackToOrders } from "@/components/orders/staff/parcels/back-to-orders";
import { ShipTable } from "@/components/orders/staff/parcels/ship-table";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { formatNumber } from "@/lib/core/money";
import { typedParam } from "@/lib/core/typed-param";
import { getParcels } from "@/lib/orders/staff/queries";
import { orderIdsSchema } from "@/lib/orders/staff/schema";
import { getSettings } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Enviar varios" };

export default async function ShipPage({ searchParams }: PageProps<"/admin/pedidos/enviar">) {
  await requireRole(STAFF_ROLES, { path: "/admin/pedidos/enviar" });
  const chosen = orderIdsSchema.safeParse(typedParam((await searchParams).ids));
  const [{ items, total }, { carriers }] = await Promise.all([
    getParcels("ship", { orders: chosen.data }),
    getSettings(),
  ]);
  return (
    <>
      <ListHead
        title="Enviar varios"
        tabs={<BackToOrders />}
        note={
          total > items.length ? `Los ${items.length} más antiguos de ${formatNumber(total)}.` : undefined
        }
      />
      {items.length === 0 ? (
        <p className="panel p-6">No hay pedidos por enviar.</p>
      ) : (
        <ShipTable parcels={items} carriers={carriers} areChosen={chosen.success} />
      )}
    </>
  );
}
