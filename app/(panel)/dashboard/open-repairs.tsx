import Link from "next/link";
import { PanelEmpty, PanelSection } from "@/components/layout/panel-section";
import { ListError } from "@/components/lists/list-error";
import { RequestLink } from "@/components/repairs/request-link";
import { StateBadge } from "@/components/repairs/state-badge";
import { UnreadMark } from "@/components/repairs/unread-mark";
import { readOr } from "@/lib/core/read-or";
import { repairName } from "@/lib/repairs/labels";
import { getOwnRepairs } from "@/lib/repairs/queries";
import type { Repair } from "@/lib/repairs/rows";
import { isOpenRepair } from "@/lib/repairs/state";

/** Above this number, a link leads to the whole list. */
const SHOWN_ALONE = 2;

/** Open repairs. What they need from the customer is in the list of tasks. */
export async function OpenRepairs() {
  const repairs = await readOr(null, "repairs.own", getOwnRepairs());
  const more =
    repairs && repairs.length > SHOWN_ALONE
      ? { href: "/servicios-tecnicos", label: `Ver todos (${repairs.length})` }
      : undefined;
  return (
    <PanelSection id="mis-servicios" title="Mis Servicios" more={more}>
      <Body repairs={repairs} />
    </PanelSection>
  );
}

function Body({ repairs }: { repairs: Repair[] | null }) {
  if (!repairs) return <ListError title="No se pudieron cargar las órdenes" />;
  if (repairs.length === 0)
    return (
      <PanelEmpty icon="lucide--wrench" text="No tienes órdenes de servicio">
        <p className="text-muted-foreground">Cuéntanos qué le pasa a tu consola. El diagnóstico es gratis.</p>
        <RequestLink />
      </PanelEmpty>
    );
  const open = repairs.filter(isOpenRepair);
  if (open.length === 0)
    return (
      <PanelEmpty icon="lucide--circle-check-big" text="Todos tus equipos están contigo">
        <p className="text-muted-foreground">
          Si algo vuelve a fallar, revisa tu garantía o pide otra reparación.
        </p>
        <RequestLink />
      </PanelEmpty>
    );
  return (
    <ul className="flex flex-col gap-3">
      {open.map((repair) => (
        <OpenRepair key={repair.id} repair={repair} />
      ))}
    </ul>
  );
}

function OpenRepair({ repair }: { repair: Repair }) {
  return (
    <li className="panel relative flex flex-col gap-2 p-4 hover:border-primary">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link
          href={`/servicios-tecnicos/${repair.id}`}
          className="min-w-0 font-display text-lg font-bold wrap-anywhere after:absolute after:inset-0"
        >
          {repairName(repair)}
        </Link>
        <span className="text-sm text-muted-foreground">Reparación {repair.number}</span>
        {repair.unread > 0 && <UnreadMark count={repair.unread} />}
        <StateBadge state={repair.state} />
      </div>
    </li>
  );
}
