import type { ReactNode } from "react";
import { PanelSection } from "@/components/layout/panel-section";
import { BestSellers } from "@/components/overview/staff/best-sellers";
import { FigureLinks } from "@/components/overview/staff/figure-links";
import { SalesChart } from "@/components/overview/staff/sales-chart";
import { Message } from "@/components/ui/message";
import { counted } from "@/lib/core/counted";
import { formatCop } from "@/lib/core/money";
import { readOr } from "@/lib/core/read-or";
import { getBusiness } from "@/lib/overview/queries";

type Props = { todo: ReactNode; children: ReactNode };

/** The owner's view: sales, money to collect and best sellers, beside the tasks. */
export async function BusinessFigures({ todo, children }: Props) {
  const business = await readOr(null, "overview.business", getBusiness());
  return (
    <div className="grid items-start gap-x-6 gap-y-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-4">
        {business ? (
          <>
            <PanelSection
              id="ventas"
              title="Ventas"
              more={{ href: "/admin/negocio", label: "Ver los informes" }}
            >
              <SalesChart sales={business.sales} salesBefore={business.salesBefore} />
            </PanelSection>
            <PanelSection id="por-cobrar" title="Dinero pendiente">
              <FigureLinks
                label="Dinero pendiente"
                figures={[
                  {
                    href: "/admin/pedidos?pago=unpaid&medio=contra_entrega",
                    label: "Contra entrega",
                    value: formatCop(business.cash.amount),
                    detail: counted(business.cash.count, "pedido por cobrar", "pedidos por cobrar"),
                  },
                  {
                    href: "/admin/servicios-tecnicos?vista=lista",
                    label: "Reparaciones",
                    value: formatCop(business.repairs.amount),
                    detail: counted(business.repairs.count, "aprobada por cobrar", "aprobadas por cobrar"),
                  },
                  {
                    href: "/admin/pedidos?solo=reembolsos",
                    label: "Reembolsos",
                    value: formatCop(business.refunds.amount),
                    detail: counted(business.refunds.count, "en curso", "en curso"),
                  },
                ]}
              />
            </PanelSection>
            <PanelSection id="mas-vendidos" title="Lo más vendido en 30 días">
              <BestSellers products={business.bestSellers} />
            </PanelSection>
          </>
        ) : (
          <Message role="alert" title="No pudimos leer las cifras del negocio." art="/art/error.svg" />
        )}
      </div>
      <div className="flex flex-col gap-4">
        {todo}
        {children}
      </div>
    </div>
  );
}
