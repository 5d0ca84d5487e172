import type { Metadata } from "next";
import { AddService } from "@/components/catalog/staff/add-service";
import { DeleteElement } from "@/components/catalog/staff/delete-element";
import { EditService } from "@/components/catalog/staff/edit-service";
import { ElementTable } from "@/components/catalog/staff/element-table";
import { ListHead } from "@/components/lists/list-head";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Message } from "@/components/ui/message";
import { requireRole } from "@/lib/auth/guards";
import { canDeleteContent, STAFF_ROLES } from "@/lib/auth/roles";
import { NO_SERVICES } from "@/lib/catalog/labels";
import { CAN_DELETE, CAN_EDIT } from "@/lib/catalog/staff/labels";
import { getStaffServices } from "@/lib/catalog/staff/queries";

export const metadata: Metadata = { title: "Servicios" };

export default async function ServicesPage({ searchParams }: PageProps<"/admin/servicios">) {
  const { role } = await requireRole(STAFF_ROLES, { path: "/admin/servicios" });
  const startsAdding = (await searchParams).nuevo === "1";
  const services = await getStaffServices();
  const canDelete = canDeleteContent(role);
  return (
    <>
      <ListHead title="Servicios" note={canDelete ? CAN_DELETE : CAN_EDIT}>
        <AddService key={String(startsAdding)} startsOpen={startsAdding} />
      </ListHead>
      {services.length === 0 ? (
        <Message title={NO_SERVICES} art="/art/no-results.svg" />
      ) : (
        <ElementTable
          label="Servicios"
          items={services}
          actions={(service) => (
            <>
              <EditService service={service} />
              {canDelete && <DeleteElement kind="service" id={service.id} name={service.name} />}
            </>
          )}
        />
      )}
      <LiveRefresh tables={["services"]} />
    </>
  );
}
