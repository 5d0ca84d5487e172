import { PanelSection } from "@/components/layout/panel-section";
import { FigureLinks } from "@/components/overview/staff/figure-links";
import { formatNumber } from "@/lib/core/money";
import type { Overview } from "@/lib/overview/rows";

/** Open repairs of the signed-in technician. */
export function OwnRepairs({ mine, userId }: Pick<Overview, "mine"> & { userId: string }) {
  const list = `/admin/servicios-tecnicos?vista=lista&tecnico=${userId}`;
  return (
    <PanelSection
      id="mis-reparaciones"
      title="Mis reparaciones"
      more={{ href: `/admin/servicios-tecnicos?tecnico=${userId}`, label: "Ver mi tablero" }}
    >
      <FigureLinks
        label="Mis reparaciones"
        figures={[
          { href: `${list}&orden=promesa`, label: "En mis manos", value: formatNumber(mine.open) },
          {
            href: `${list}&promesa=vencida`,
            label: "Pasaron su promesa",
            value: formatNumber(mine.late),
            isUrgent: mine.late > 0,
          },
          { href: `${list}&orden=promesa`, label: "Prometidas hoy", value: formatNumber(mine.today) },
          {
            href: `${list}&estado=Esperando_Aprobacion`,
            label: "Esperan aprobación",
            value: formatNumber(mine.waiting),
          },
          { href: `${list}&estado=Completado`, label: "Listas", value: formatNumber(mine.ready) },
        ]}
      />
    </PanelSection>
  );
}
