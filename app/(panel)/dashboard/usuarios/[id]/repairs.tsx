import { PanelSection } from "@/components/layout/panel-section";
import { ListError } from "@/components/lists/list-error";
import { PersonRepairs } from "@/components/repairs/staff/person-repairs";
import { readOr } from "@/lib/core/read-or";
import { getPersonRepairs } from "@/lib/repairs/staff/queries";

/** A person's repairs. */
export async function Repairs({ userId }: { userId: string }) {
  const repairs = await readOr(null, "person.repairs", getPersonRepairs(userId));
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
