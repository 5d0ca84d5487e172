import { PanelSection } from "@/components/layout/panel-section";
import { ListError } from "@/components/lists/list-error";
import { PersonRepairs } from "@/components/repairs/staff/person-repairs";
import { getPersonRepairs } from "@/lib/repairs/staff/queries";

/** A person's repairs. */
export async function Repairs({ userId }: { userId: string }) {
  const repairs = await getPersonRepairs(userId).catch(() => null);
  return (
    <PanelSection id="reparaciones" title="Órdenes de servicio">
      {repairs ? (
        <PersonRepairs userId={userId} repairs={repairs} />
      ) : (
        <ListError title="No se pudieron cargar las órdenes" />
      )}
    </PanelSection>
  );
}
